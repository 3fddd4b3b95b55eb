package import PaySheet
import PaySheetReports
import PaySheetText
package import PaySheetTokens

/// What the check of a payment token says, as text and as JSON.
package struct TokenReport {
    /// What is wrong.
    package let findings: [Finding]
    private let name: String
    private let now: Instant?
    /// What was not checked. A token that cannot be decoded was not checked at all.
    private let unchecked: [String]
    /// The certificate of the shop that the token was made for.
    private let certificate: String?
    private let keyHash: String?
    private let signedAt: DateTimeText?
    private let proof: MessageProof
    /// The certificates, from the root to that of the signer.
    private let chain: [Certificate]

    package init(
        _ name: String, _ token: SealedToken?, _ check: TokenCheck, _ findings: [Finding], _ signatures: [MessageSignature],
        unchecked: [String]
    ) {
        self.name = name
        self.findings = findings
        now = check.now
        self.unchecked = unchecked
        proof = MessageProof(signatures, roots: token.map { check.roots(in: $0) } ?? check.roots)
        certificate = token.flatMap { token in check.certificates.first { $0.key.hash == token.publicKeyHash } }?.name
        keyHash = token.map { $0.base64PublicKeyHash }
        signedAt = token?.signer?.signingTime
        chain = signatures.map { $0.signer }.reversed()
    }

    /// Checks a token, which may be one that cannot be decoded.
    package init(of token: EncryptedPaymentData, named name: String, _ check: TokenCheck) {
        do throws(SealedTokenError) {
            let sealed = try SealedToken(token)
            let signatures = check.signatures(of: sealed)
            self.init(
                name, sealed, check, check.findings(in: sealed, signatures), signatures, unchecked: check.unchecked(in: sealed, signatures))
        } catch {
            self.init(name, nil, check, [error.finding], [], unchecked: TokenCheck.parts)
        }
    }

    // MARK: Text

    /// The output for people. What was verified, and what was not checked, comes first.
    package var text: String {
        var parts = [proof.words]
        if !unchecked.isEmpty { parts.append("not checked: " + unchecked.joined(separator: ", ")) }
        var text = VisibleText.line(parts.joined(separator: "; ")) + "\n"
        let name = VisibleText.leading(name)
        if let keyHash {
            let owner = certificate.map { VisibleText.line($0) + ", key hash " } ?? "the key with the hash "
            text += name + ": made for " + owner + keyHash + "\n"
        }
        if let signedAt { text += name + ": signed at " + signedAt.rawValue + "\n" }
        for (depth, certificate) in chain.enumerated() {
            text += String(repeating: "  ", count: depth + 1) + VisibleText.line(words(certificate)) + "\n"
        }
        for finding in findings { text += name + ": " + VisibleText.line(finding.remark) + "\n" }
        return text
    }

    /// The name of a certificate, until when it is valid, and its fingerprint.
    private func words(_ certificate: Certificate) -> String {
        var end = "until " + String(certificate.notAfter.rawValue.prefix(10))
        if let last = certificate.notAfter.secondsSince1970, let now, now.secondsSince1970 <= last {
            // Cannot overflow: both moments are between the years 0 and 9999.
            end = Counted.text(Int((last - now.secondsSince1970) / 86_400), "day") + " left"
        }
        return (certificate.subject.commonName ?? "a certificate without a name") + ", " + end + ", SHA-256 " + certificate.fingerprint
    }

    // MARK: JSON

    /// The output for programs.
    package var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("path", name)
            json.member("now", now?.description)
            json.member("verified", proof.verified)
            json.member("wrong", proof.wrong)
            json.member("notChecked", unchecked)
            json.member("certificate", certificate)
            json.member("publicKeyHash", keyHash)
            json.member("signedAt", signedAt?.rawValue)
            json.name("chain")
            json.array { list in
                for certificate in chain {
                    list.object { one in
                        one.member("name", certificate.subject.commonName)
                        one.member("notAfter", certificate.notAfter.rawValue)
                        one.member("fingerprint", certificate.fingerprint)
                    }
                }
            }
            json.name("findings")
            json.array { list in
                for finding in findings {
                    list.object { $0.members(of: finding, [.severity, .message, .help]) }
                }
            }
        }
        return json.bytes + [0x0A]
    }
}
