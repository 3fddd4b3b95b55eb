public import PaySheetSignatures

/// Why a signature proves nothing.
public enum SignatureFault: Error, Sendable, Hashable {
    /// The signature is wrong, or the key is.
    case wrong(SignatureError)
    /// The signed hash is that of another content.
    case otherContent
    /// A certificate is not for what it was used for.
    case unsuitable(Misuse)
    /// It is not known what was signed.
    case unknownContent
    /// The signature has an algorithm that is not checked here, so it can be right.
    case unknownAlgorithm(ObjectName)
    /// The key is of a kind that is not checked here, so the signature can be right.
    case unknownKey(PublicKey.Form)

    /// Why a certificate does not count in a chain.
    public enum Misuse: Sendable, Hashable {
        /// It is not for signatures of data.
        case notForData
        /// Its owner may not issue certificates.
        case notForCertificates
        /// It has an extension that a reader must know, and that is not known here.
        case criticalExtension(ObjectName)
    }

    /// Whether the signature is wrong. Otherwise it could not be checked.
    public var isWrong: Bool {
        switch self {
        case .wrong, .otherContent, .unsuitable: true
        case .unknownContent, .unknownAlgorithm, .unknownKey: false
        }
    }
}

extension SignatureFault: CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .wrong(let error): error.description
        case .otherContent: "the signed hash is that of another content"
        case .unsuitable(.notForData): "its certificate is not for signatures"
        case .unsuitable(.notForCertificates): "the certificate of the issuer may not issue certificates"
        case .unsuitable(.criticalExtension(let name)): "a certificate has an unknown critical extension, " + name.description
        case .unknownContent: "it is not known what was signed"
        case .unknownAlgorithm(let name) where name.isSHA1: "SHA-1 is too weak to prove anything"
        case .unknownAlgorithm(let name): "the algorithm " + name.description + " is unknown"
        case .unknownKey(let form): "the kind of key is unknown: " + form.name
        }
    }
}

extension Certificate {
    /// Checks that another certificate signed this one. Returns only if the signature is valid.
    ///
    /// It says nothing about names, times and what the certificates are for.
    public func verify(
        signedBy issuer: Certificate, _ verifier: SignatureVerifier = SignatureVerifier()
    ) throws(SignatureFault) {
        try issuer.key.verify(signedBytes, signature, SignatureAlgorithm(signatureAlgorithm), verifier)
    }
}

extension CertificateRequest {
    /// Checks that the owner of the key made the request. Returns only if the signature is valid.
    public func verify(_ verifier: SignatureVerifier = SignatureVerifier()) throws(SignatureFault) {
        try key.verify(signedBytes, signature, SignatureAlgorithm(signatureAlgorithm), verifier)
    }
}

extension Signer {
    /// Checks that the owner of a certificate signed the content. Returns only if the signature is valid.
    ///
    /// - Parameter content: What was signed; `nil` if that is not known. Then only the attributes are checked, and among them the hash of
    ///   the content.
    public func verify(
        content: [UInt8]?, by certificate: Certificate, _ verifier: SignatureVerifier = SignatureVerifier()
    ) throws(SignatureFault) {
        guard let signed = signedAttributes ?? content else { throw .unknownContent }
        if signedAttributes != nil, let content {
            guard let digest = SignatureAlgorithm(digest: digestAlgorithm).digest else { throw .unknownAlgorithm(digestAlgorithm) }
            guard messageDigest == digest.hash(content) else { throw .otherContent }
        }
        // With the name of a key, the hash function is the one of the signer.
        let algorithm =
            signatureAlgorithm == .rsaKey || signatureAlgorithm == .ellipticKey
            ? SignatureAlgorithm(digest: digestAlgorithm) : SignatureAlgorithm(signatureAlgorithm)
        try certificate.key.verify(signed, signature, algorithm, verifier)
    }
}

extension ObjectName {
    /// Whether it names the hash function SHA-1, or signatures with it.
    fileprivate var isSHA1: Bool {
        ["1.3.14.3.2.26", "1.2.840.113549.1.1.5", "1.2.840.10045.4.1"].contains { description == $0 }
    }
}

/// An algorithm of signatures, as far as it is known here.
struct SignatureAlgorithm {
    let name: ObjectName
    /// `nil` for an algorithm that is not checked.
    let digest: SignatureDigest?
    /// Whether keys are on elliptic curves; `nil` if the name does not say it.
    let isEllipticCurve: Bool?

    init(_ name: ObjectName) {
        self.name = name
        (digest, isEllipticCurve) =
            switch name {
            case .ecdsaWithSHA256: (.sha256, true)
            case .ecdsaWithSHA384: (.sha384, true)
            case .ecdsaWithSHA512: (.sha512, true)
            case .rsaWithSHA256: (.sha256, false)
            case .rsaWithSHA384: (.sha384, false)
            case .rsaWithSHA512: (.sha512, false)
            default: (nil, nil)
            }
    }

    init(digest name: ObjectName) {
        self.name = name
        isEllipticCurve = nil
        digest =
            switch name {
            case .sha256: .sha256
            case .sha384: .sha384
            case .sha512: .sha512
            default: nil
            }
    }
}

extension PublicKey {
    fileprivate func verify(
        _ message: [UInt8], _ signature: [UInt8], _ algorithm: SignatureAlgorithm, _ verifier: SignatureVerifier
    ) throws(SignatureFault) {
        guard let digest = algorithm.digest else { throw .unknownAlgorithm(algorithm.name) }
        guard let key = signatureKey else { throw .unknownKey(form) }
        if case .rsa = key {
            // A signature for a curve cannot be one of an RSA key.
            guard algorithm.isEllipticCurve != true else { throw .wrong(.notValid) }
        } else {
            guard algorithm.isEllipticCurve != false else { throw .wrong(.notValid) }
        }
        do throws(SignatureError) {
            try verifier.verify(SignedMessage(message, signature: signature, key: key, digest: digest))
        } catch {
            throw .wrong(error)
        }
    }
}
