public import PaySheet

/// Checks certificates and requests.
///
/// ```swift
/// let check = CertificateCheck(purpose: .paymentProcessing, now: now, warnBefore: 30 * 86_400)
/// for finding in check.findings(in: certificate) { print(finding) }
/// ```
public struct CertificateCheck: Sendable, Hashable {
    /// What the certificate must be for; `nil` accepts what its subject says.
    public var purpose: CertificatePurpose?
    /// The moment to check by; `nil` checks no dates.
    public var now: Instant?
    /// The number of seconds before the end of validity from which a certificate is reported.
    public var warnBefore: Int64
    /// The number of seconds before the end of validity from which a certificate has a note, which is not a warning.
    public var noteBefore: Int64 = 0
    /// The certificates with which signatures are verified, such as those of Apple's authorities.
    public var issuers = Certificate.appleRoots
    /// What sets ``now``, for messages.
    public var clockName = "the clock"

    /// The number of seconds before the end of validity from which commands note it.
    package static let usualNote: Int64 = 2_592_000

    /// Creates a check.
    public init(purpose: CertificatePurpose? = nil, now: Instant? = nil, warnBefore: Int64 = 0) {
        self.purpose = purpose
        self.now = now
        self.warnBefore = warnBefore
    }

    /// Returns what is wrong with a certificate.
    public func findings(in certificate: Certificate) -> [Finding] {
        var findings: [Finding] = []
        if let finding = validity(of: certificate) { findings.append(finding) }
        if let finding = kind(of: certificate) { findings.append(finding) }
        if let purpose = certificate.purpose ?? purpose, let finding = keyFinding(certificate.key, purpose, isRequest: false) {
            findings.append(finding)
        }
        if let finding = merchant(of: certificate) { findings.append(finding) }
        let name: Sentence = certificate.issuer.commonName.map { "\(Shown.quoted($0), "issuer")" } ?? "the issuer"
        let wrong = signature(of: certificate).finding(name + " did not sign the certificate", help: "download it again")
        if let wrong { findings.append(wrong) }
        return findings
    }

    /// Returns what is wrong with a request.
    public func findings(in request: CertificateRequest) -> [Finding] {
        let wrong = signature(of: request).finding(
            "the request was not signed with its own key", help: "make it again with: openssl req -new -key shop.key -out shop.csr")
        return key(of: request) + (wrong.map { [$0] } ?? [])
    }

    private func key(of request: CertificateRequest) -> [Finding] {
        if let purpose { return keyFinding(request.key, purpose, isRequest: true).map { [$0] } ?? [] }
        switch request.key.form {
        case .p256, .rsa(bits: 2048): return []
        default:
            return [
                Finding(
                    .certificateKey, "the key is \(request.key.form.name, "form"), which no certificate for Apple Pay has",
                    help: "use P-256 for payment processing, or RSA-2048 for merchant identity")
            ]
        }
    }

    /// Checks the dates alone.
    package func validity(of certificate: Certificate) -> Finding? {
        guard let now, let start = certificate.notBefore.secondsSince1970, let end = certificate.notAfter.secondsSince1970 else {
            return nil
        }
        let moment = now.secondsSince1970
        if moment < start {
            return Finding(
                .certificateNotYetValid,
                "the certificate is valid from \(certificate.notBefore.rawValue, "date")"
                    + ", which is later than \(now.description, "now")",
                help: "check " + clockName)
        }
        if moment > end {
            return Finding(
                .certificateExpired, "the certificate expired on \(certificate.notAfter.rawValue, "date")",
                help: "create a new certificate")
        }
        let isNear = warnBefore > 0 && end - moment <= warnBefore
        guard isNear || noteBefore > 0 && end - moment <= noteBefore else { return nil }
        let days = (end - moment) / 86_400
        return Finding(
            .certificateExpiresSoon, severity: isNear ? .warning : .info,
            "the certificate expires on \(certificate.notAfter.rawValue, "date")"
                + ", \(words: days == 0 ? "in less than a day" : "in \(days, "days")\(words: days == 1 ? " day" : " days")")",
            help: "create a new certificate")
    }

    private func kind(of certificate: Certificate) -> Finding? {
        guard let purpose, certificate.purpose != purpose else { return nil }
        guard let actual = certificate.purpose else {
            return Finding(
                .certificateKind, severity: .warning, "the subject does not say that this is \(fixed: purpose.phrase)",
                help: "make sure that it is the right file")
        }
        return Finding(
            .certificateKind, "this is not \(fixed: purpose.phrase)",
            help: "you gave the " + actual.name + "; give the " + purpose.name)
    }

    private func keyFinding(_ key: PublicKey, _ purpose: CertificatePurpose, isRequest: Bool) -> Finding? {
        switch (purpose, key.form) {
        case (.paymentProcessing, .p256), (.merchantIdentity, .rsa(bits: 2048)), (.orderType, _), (.passType, _): return nil
        case (.paymentProcessing, .rsa(bits: 2048)):
            return Finding(
                .certificateKey, severity: .warning, "the key is RSA-2048, which payment processing uses in mainland China only",
                help: "use a P-256 key elsewhere")
        case (.paymentProcessing, _):
            return Finding(
                .certificateKey, "the key is \(key.form.name, "form"); payment processing needs P-256",
                help: keyHelp("openssl ecparam -name prime256v1 -genkey -noout -out shop.key", isRequest))
        case (.merchantIdentity, _):
            return Finding(
                .certificateKey, "the key is \(key.form.name, "form"); merchant identity needs RSA-2048",
                help: keyHelp("openssl genrsa -out shop.key 2048", isRequest))
        }
    }

    /// What to do about a wrong key. The command writes the key to a file, because a terminal keeps what it shows.
    private func keyHelp(_ command: String, _ isRequest: Bool) -> String {
        isRequest
            ? "make a key with: " + command + ", and the request with: openssl req -new -key shop.key -out shop.csr"
            : "ask for a new certificate with another key; make the key with: " + command
    }

    private func merchant(of certificate: Certificate) -> Finding? {
        guard let identifier = certificate.merchantIdentifier, let hash = certificate.merchantHash,
            SHA256.hex(identifier.utf8) != hash
        else { return nil }
        return Finding(
            .certificateMerchant, "the certificate contains the hash of another merchant identifier than its subject",
            help: "download it again")
    }
}
