public import PaySheetSignatures

/// One of the signatures that a signed message needs, and what its check says.
public struct MessageSignature: Sendable, Hashable {
    /// What is signed.
    public let part: Part
    /// The certificate whose owner has to have signed it.
    public let signer: Certificate
    /// Why the signature proves nothing; `nil` if it is valid.
    public let fault: SignatureFault?

    /// What is signed.
    public enum Part: Sendable, Hashable {
        /// The content of the message.
        case content
        /// The certificate of the one who signed the message.
        case signer
        /// The certificate of its issuer.
        case issuer
    }

    private init(_ part: Part, by signer: Certificate, _ check: () throws(SignatureFault) -> Void) {
        self.part = part
        self.signer = signer
        do throws(SignatureFault) {
            try check()
            fault = nil
        } catch {
            fault = error
        }
    }

    /// Checks the signature of the content, and those of the certificates up to one of the roots.
    fileprivate static func all(
        _ message: SignedData, of content: [UInt8]?, roots: [Certificate], _ verifier: SignatureVerifier
    ) -> [MessageSignature] {
        guard let signer = message.signers.first, message.signers.count == 1, let leaf = message.certificate(of: signer) else { return [] }
        var list = [
            MessageSignature(.content, by: leaf) { () throws(SignatureFault) in
                // What is signed has the type that the message says (RFC 5652, 11.1).
                guard signer.signedAttributes == nil || signer.contentType == message.contentType else { throw .otherContent }
                try signer.verify(content: content, by: leaf, verifier)
                try leaf.allow(.data)
            }
        ]
        guard let issuer = message.issuer(of: leaf) else { return list }
        list.append(
            MessageSignature(.signer, by: issuer) { () throws(SignatureFault) in
                try leaf.verify(signedBy: issuer, verifier)
                try issuer.allow(.certificates)
            })
        guard !roots.contains(issuer), let root = roots.first(where: { issuer.claimsIssuer($0) }) else { return list }
        list.append(MessageSignature(.issuer, by: root) { () throws(SignatureFault) in try issuer.verify(signedBy: root, verifier) })
        return list
    }
}

extension SignedData {
    /// Returns what the check of each signature says: that of the content, and those of the certificates up to one of the roots.
    ///
    /// What is missing in the message or among the roots is not in the list. Who made the message is shown only if all signatures are
    /// valid, and the last one is by a root. If the issuer of the signer is a root itself, there are two signatures, otherwise three.
    ///
    /// - Parameter content: What was signed; `nil` for the content of the message. If neither is known, the signature is checked without
    ///   it, and shows only who signed something.
    public func signatures(
        of content: [UInt8]? = nil, roots: [Certificate] = Certificate.appleRoots, _ verifier: SignatureVerifier = SignatureVerifier()
    ) -> [MessageSignature] {
        MessageSignature.all(self, of: content ?? self.content, roots: roots, verifier)
    }
}

extension MessageSignature.Part {
    /// The name in messages.
    package var name: String {
        switch self {
        case .content: "signature"
        case .signer: "signature of the signer's certificate"
        case .issuer: "signature of the issuer's certificate"
        }
    }
}

/// What the signatures of a message prove together, in the words of reports.
package struct MessageProof: Sendable, Hashable {
    package let signatures: [MessageSignature]
    private let roots: [Certificate]

    package init(_ signatures: [MessageSignature], roots: [Certificate]) {
        self.signatures = signatures
        self.roots = roots
    }

    /// Whether the last certificate is a root.
    package var endsAtRoot: Bool { signatures.last.map { $0.part != .content && roots.contains($0.signer) } ?? false }
    /// The root, if all signatures up to it are valid.
    package var root: Certificate? { endsAtRoot && signatures.allSatisfy { $0.fault == nil } ? signatures.last?.signer : nil }
    package var verified: [String] { signatures.filter { $0.fault == nil }.map { $0.part.name } }
    package var wrong: [String] { signatures.filter { $0.fault?.isWrong == true }.map { $0.part.name } }

    /// What was not checked of the signatures.
    package var unchecked: [String] {
        var parts = signatures.compactMap { signature -> String? in
            guard let fault = signature.fault, !fault.isWrong else { return nil }
            return signature.part.name + " (" + fault.description + ")"
        }
        if signatures.isEmpty { parts.append("signature") }
        if !endsAtRoot { parts.append("root") }
        return parts
    }

    /// What is wrong and what was verified.
    package var words: String {
        let name = root.map { $0.subject.commonName ?? $0.fingerprint }
        let proof = name.map { "signature, chain to " + $0 } ?? verified.joined(separator: ", ")
        return (wrong.isEmpty ? "" : "wrong: " + wrong.joined(separator: ", ") + "; ") + "verified: " + (proof.isEmpty ? "nothing" : proof)
    }
}
