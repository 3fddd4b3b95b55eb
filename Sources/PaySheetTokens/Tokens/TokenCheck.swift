public import PaySheet
public import PaySheetSignatures

/// Checks what a payment token proves without a private key: who signed it, for whom, and when.
public struct TokenCheck: Sendable {
    /// The certificates of the shop; empty if they are unknown.
    public var certificates: [NamedCertificate]
    /// The root certificates that the chain may end with. Without any, the root is not checked.
    public var roots = TokenCheck.appleRoots
    /// The application data of the request; `nil` if the request is unknown.
    public var request: RequestData?
    /// The moment to check by; `nil` if it is unknown.
    public var now: Instant?
    /// Whether an identifier of a transaction is one of an earlier payment; `nil` if that is unknown.
    ///
    /// It is asked only about a token with which nothing else is wrong. A token can arrive twice at the same time. So ask and remember in
    /// one step, such as an insertion into a table with a unique key. Where the answer takes an `await`, check first, and ask then.
    public var isRepeated: (@Sendable (_ transactionId: [UInt8]) -> Bool)?
    /// What checks the signatures.
    public var verifier = SignatureVerifier()
    /// Whether tokens of a test merchant of the npm package are accepted, which no shopper paid with. Their root is in the message.
    public var acceptsTests = false

    /// The root that the certificates of payment tokens lead to: Apple Root CA – G3.
    public static let appleRoots = Array(Certificate.appleRoots.prefix(1))

    /// A certificate of the shop with its name in messages.
    public struct NamedCertificate: Sendable, Hashable {
        /// The name, such as the path of the file.
        public let name: String
        /// The public key.
        public let key: PublicKey
        /// What the certificate says that it is for; `nil` for a key alone.
        let purpose: CertificatePurpose?
        /// The end of its validity; `nil` for a key alone.
        let notAfter: DateTimeText?

        /// Names a certificate by its key.
        public init(_ name: String, _ key: PublicKey) {
            self.name = name
            self.key = key
            purpose = nil
            notAfter = nil
        }

        /// Names a certificate or a request. Messages then say what a wrong certificate is for, and that the right one has expired.
        public init(_ name: String, _ entry: CertificateFile.Entry) {
            self.name = name
            key = entry.key
            guard case .certificate(let certificate) = entry else {
                purpose = nil
                notAfter = nil
                return
            }
            purpose = certificate.purpose
            notAfter = certificate.notAfter
        }
    }

    /// What a request says about application data.
    public enum RequestData: Sendable, Hashable {
        /// The request has none, or text that the system ignores.
        case withoutData
        /// The request has data.
        case data(ApplicationData)
    }

    /// Creates a check that knows nothing yet.
    public init() {
        certificates = []
    }

    /// The seconds by which the time of the signature may differ from now. Later tokens may be repetitions.
    public static let window: Int64 = 300

    /// Returns what is wrong with a token, in the order in which to look.
    public func findings(in token: SealedToken) -> [Finding] { findings(in: token, signatures(of: token)) }

    /// Returns what is wrong with a token whose signatures were checked.
    package func findings(in token: SealedToken, _ signatures: [MessageSignature]) -> [Finding] {
        // A certificate with another mark has another signature, too, and other content has another hash.
        let (content, marks) = (content(token), marks(token))
        var findings = [
            content, certificate(token), expiry(token), marks, chain(token),
            content == nil && marks == nil ? signature(signatures) : nil, age(token), applicationData(token),
        ].compactMap { $0 }
        // A token that is refused anyway must not use up the identifier of a genuine one.
        if !findings.contains(where: { $0.severity == .error }), let repetition = repetition(token) { findings.append(repetition) }
        return findings
    }

    /// All that is checked of a token which can be decoded.
    package static let parts = ["signature", "root", "certificate", "age", "repetition", "application data"]

    /// Returns what was not checked.
    public func unchecked(in token: SealedToken) -> [String] { unchecked(in: token, signatures(of: token)) }

    /// Returns what was not checked of a token, by the check of its signatures.
    package func unchecked(in token: SealedToken, _ signatures: [MessageSignature]) -> [String] {
        var parts = MessageProof(signatures, roots: roots(in: token)).unchecked
        if certificates.isEmpty { parts.append("certificate") }
        if now == nil { parts.append("age") }
        if isRepeated == nil { parts.append("repetition") }
        if request == nil { parts.append("application data") }
        return parts
    }

    /// A finding because of which the shop must not accept the payment.
    private func refusal(_ rule: RuleID, _ message: Sentence, because cause: String? = nil, at pointer: String = "/signature") -> Finding {
        Finding(rule, message, help: "ignore the payment" + (cause.map { ": " + $0 } ?? ""), at: pointer)
    }

    /// The signed hash is that of the content.
    private func content(_ token: SealedToken) -> Finding? {
        guard let signer = token.signer, token.signature.content == nil else {
            return refusal(.tokenTrustSigner, "the signature is not one detached signature")
        }
        guard signer.digestAlgorithm == .sha256, let digest = signer.messageDigest else {
            return refusal(.tokenTrustSigner, "the signature has no SHA-256 hash of the content")
        }
        guard digest != token.contentHash else { return nil }
        return refusal(
            .tokenTrustContent, "the signed hash is not the hash of key, data, transaction and application data",
            because: "the token was changed")
    }

    /// The token was made for one of the certificates.
    private func certificate(_ token: SealedToken) -> Finding? {
        guard !certificates.isEmpty else { return nil }
        if let own = certificates.first(where: { $0.key.hash == token.publicKeyHash }) { return method(token, own) }
        let known = Sentence.joined(
            certificates.map { certificate in
                let purpose: Sentence =
                    certificate.purpose.map { $0 == .paymentProcessing ? "" : " and is \(fixed: $0.phrase)" } ?? ""
                return "\(certificate.name, "certificate") has \(certificate.key.base64Hash, "hash")\(words: purpose)"
            }, by: ", ")
        return Finding(
            .tokenTrustCertificate,
            "the token was made for the key with the hash \(Base64.encode(token.publicKeyHash), "hash"); \(words: known)",
            help: "find the certificate with this hash, or ask for tokens for another merchant identifier", at: "/header/publicKeyHash")
    }

    /// The certificate of the token is still valid. This says nothing about the token, so it is a note.
    private func expiry(_ token: SealedToken) -> Finding? {
        guard let now, let own = certificates.first(where: { $0.key.hash == token.publicKeyHash }), let notAfter = own.notAfter,
            let end = notAfter.secondsSince1970, end < now.secondsSince1970
        else { return nil }
        return Finding(
            .tokenTrustCertificate, severity: .info,
            "\(own.name, "certificate") expired on \(notAfter.rawValue, "date"), before \(now.description, "now")",
            help: "Apple makes no new tokens for it; deploy the renewed certificate", at: "/header/publicKeyHash")
    }

    /// The token was encrypted in the way that the key of its certificate needs.
    private func method(_ token: SealedToken, _ certificate: NamedCertificate) -> Finding? {
        switch (token.method, certificate.key.form) {
        case (.ellipticCurve, .p256): return nil
        // RSA makes as many bytes as its modulus has.
        case (.rsa, .rsa(let bits)) where (bits + 7) / 8 == token.key.count: return nil
        case (.rsa, .rsa):
            return refusal(
                .tokenTrustForm, "the wrapped key has another length than the RSA key of \(certificate.name, "certificate")", at: "/header")
        default:
            return refusal(
                .tokenTrustForm,
                "the token is not encrypted for a key such as that of \(certificate.name, "certificate")"
                    + ", which is \(certificate.key.form.name, "key")",
                at: "/header")
        }
    }

    /// The certificates have the extensions that Apple's certificates for payment tokens have.
    private func marks(_ token: SealedToken) -> Finding? {
        guard let signer = token.signer else { return nil }
        guard let leaf = token.signature.certificate(of: signer) else {
            return refusal(.tokenTrustSigner, "the certificate of the signature is missing")
        }
        guard leaf.value(of: .tokenSigner) != nil else { return mark("signer", .tokenSigner) }
        guard let issuer = token.signature.issuer(of: leaf) else { return nil }
        guard issuer.isAuthority else { return refusal(.tokenTrustMark, "the certificate of the issuer may not issue certificates") }
        return issuer.value(of: .tokenIssuer) == nil ? mark("issuer of the signer", .tokenIssuer) : nil
    }

    private func mark(_ who: Sentence, _ name: ObjectName) -> Finding {
        refusal(.tokenTrustMark, "the certificate of the \(words: who) has no extension \(name.description, "extension")")
    }

    /// The certificates name each other, and were valid when the token was signed.
    private func chain(_ token: SealedToken) -> Finding? {
        guard let signer = token.signer, let leaf = token.signature.certificate(of: signer) else { return nil }
        guard let issuer = token.signature.issuer(of: leaf) else {
            return refusal(.tokenTrustChain, "the certificate of the issuer is missing")
        }
        let root = roots(in: token).first { issuer.claimsIssuer($0) }
        if !acceptsTests, issuer.issuer.commonName == TokenCheck.testRoot {
            return Finding(
                .tokenTrustChain, "the token was made for a test, and no shopper paid",
                help: "ignore the payment, or say that this is a test", at: "/signature")
        }
        if root == nil, !roots.isEmpty {
            let name: Sentence = issuer.issuer.commonName.map { " \(Shown.quoted($0), "name")" } ?? ""
            return refusal(.tokenTrustChain, "the certificates lead to another root\(words: name)")
        }
        guard let time = signer.signingTime?.secondsSince1970 else {
            return now == nil ? refusal(.tokenTrustChain, "the signature does not state its time") : nil
        }
        for certificate in [leaf, issuer] + (root.map { [$0] } ?? []) {
            guard let start = certificate.notBefore.secondsSince1970, let end = certificate.notAfter.secondsSince1970,
                start <= time, time <= end
            else {
                return refusal(.tokenTrustChain, "a certificate was not valid when the token was signed")
            }
        }
        return nil
    }

    /// The name of the root of test merchants.
    private static let testRoot = "paysheet Test Root"

    /// The roots that the chain of a token may end with.
    package func roots(in token: SealedToken) -> [Certificate] {
        acceptsTests ? roots + token.signature.certificates.filter { $0.subject.commonName == TokenCheck.testRoot } : roots
    }

    /// Returns what the check of each signature says: that of the token, and those of its certificates up to the root.
    ///
    /// What is missing in the message or among ``roots`` is not in the list; ``findings(in:)`` names it.
    public func signatures(of token: SealedToken) -> [MessageSignature] {
        token.signature.signatures(of: token.signedBytes, roots: roots(in: token), verifier)
    }

    /// A signature of the token or of a certificate is wrong, or of a kind that Apple does not use. Anyone can write another algorithm
    /// into a token, so what cannot be checked is refused, too.
    private func signature(_ signatures: [MessageSignature]) -> Finding? {
        guard let signature = signatures.first(where: { $0.fault != nil }), let fault = signature.fault else { return nil }
        guard fault.isWrong else {
            return refusal(
                .tokenTrustSigner, "the \(fixed: signature.part.name) cannot be checked: \(fixed: fault.description)",
                because: "nothing shows who made it")
        }
        return refusal(.tokenTrustSignature, "the \(fixed: signature.part.name) is wrong: \(fixed: fault.description)")
    }

    /// The token was signed shortly before now.
    private func age(_ token: SealedToken) -> Finding? {
        guard let now, let signer = token.signer else { return nil }
        guard let time = signer.signingTime, let seconds = time.secondsSince1970 else {
            return refusal(.tokenTrustAge, "the signature does not state its time")
        }
        let (difference, overflow) = now.secondsSince1970.subtractingReportingOverflow(seconds)
        guard overflow || difference.magnitude > UInt64(TokenCheck.window) else { return nil }
        return refusal(
            .tokenTrustAge,
            "the token was signed at \(time.rawValue, "time"), more than five minutes before or after \(now.description, "now")",
            because: "it may be a repetition")
    }

    /// The payment is not an earlier one.
    private func repetition(_ token: SealedToken) -> Finding? {
        guard let isRepeated, isRepeated(token.transactionId) else { return nil }
        return refusal(.tokenTrustRepeated, "this transaction was seen before", because: "it is a repetition", at: "/header/transactionId")
    }

    /// The token carries the hash of the request's application data.
    private func applicationData(_ token: SealedToken) -> Finding? {
        switch (request, token.applicationDataHash) {
        case (nil, _), (.withoutData?, nil): return nil
        case (.withoutData?, _?):
            return refusal(
                .tokenTrustApplicationData, "the token has application data, and the request has none",
                because: "it belongs to another request", at: "/header")
        case (.data?, nil):
            return refusal(
                .tokenTrustApplicationData, "the request has application data, and the token has none",
                because: "it belongs to another request", at: "/header")
        case (.data(let data)?, let hash?):
            guard SHA256.hash(data.bytes) != hash else { return nil }
            return refusal(
                .tokenTrustApplicationData, "the token carries the hash of other application data than the request",
                because: "it belongs to another request", at: "/header")
        }
    }
}
