import PaySheet
package import PaySheetTokens

extension PackageExamination {
    /// Verifies the signature, and compares it with the manifest, the order and the clock.
    mutating func checkSignature() {
        guard let bytes = contents[Array(OrderPackage.Name.signature.utf8)] else { return }
        let message: SignedData
        do throws(BERError) {
            message = try SignedData(bytes)
        } catch {
            return reportForm(
                bytes.starts(with: "-----".utf8) ? "the signature is PEM text" : "the file is not a signature: \(fixed: error.description)")
        }
        guard message.content == nil else { return reportForm("the signature contains what it signs") }
        guard let signer = message.signers.first, message.signers.count == 1 else {
            return reportForm("the file has \(message.signers.count, "signers") signatures, not one")
        }
        checkHash(signer)
        guard let own = message.certificate(of: signer) else {
            return report(
                .signatureCertificates, "the signature does not contain its own certificate", "sign without the option -nocerts")
        }
        signingCertificate = own
        checkOwner(own)
        let issuer = message.issuer(of: own)
        if issuer == nil {
            let name: Sentence = own.issuer.commonName.map { ", \(Shown.quoted($0), "issuer")" } ?? ""
            let isOtherKey = message.certificates.contains { $0.subject == own.issuer && $0 != own }
            report(
                .signatureCertificates,
                "the signature does not contain the certificate of the issuer\(words: name)"
                    + "\(words: isOtherKey ? ", but one of the same name with another key" : "")",
                "add the issuer's certificate with -certfile")
        }
        checkDates(own)
        if let issuer { checkDates(issuer, help: "sign with a certificate whose issuer is valid; the account has its newest one") }
        checkKeys(message, issuer)
    }

    /// Adds a finding about the signature.
    private mutating func report(_ rule: RuleID, _ message: Sentence, _ help: String) {
        report(rule, message, help: help, path: OrderPackage.Name.signature)
    }

    // MARK: Form and hash

    private mutating func reportForm(_ message: Sentence) {
        report(.signatureForm, message, "sign manifest.json with the line that " + command("sign") + " prints")
    }

    /// The signed hash is the one of the manifest.
    private mutating func checkHash(_ signer: Signer) {
        guard signer.digestAlgorithm == .sha256 else {
            // Without the right hash, nothing shows that the manifest is the signed one.
            return report(
                .signatureAlgorithm, severity: .error, "the signature does not use SHA-256", help: "sign with -md sha256",
                path: OrderPackage.Name.signature)
        }
        guard let digest = signer.messageDigest else {
            return report(.signatureAlgorithm, "the signature has no signed hash and no time", "sign without the option -noattr")
        }
        if signer.signingTime == nil {
            report(.signatureAlgorithm, "the signature does not say when it was made", "sign without the option -noattr")
        }
        guard let manifest = contents[Array(OrderPackage.Name.manifest.utf8)], digest != SHA256.hash(manifest) else { return }
        report(.signatureManifest, "the signature is for another manifest.json", "sign the manifest again after each change")
    }

    // MARK: Certificates

    /// The certificate is the one of the order type or pass type, and of the team.
    private mutating func checkOwner(_ certificate: Certificate) {
        // A changed file has a finding of its own.
        let content = soundContent(of: check.format.content) == nil ? nil : self.content
        if let type = content?.type, let mistake = check.format.otherType(of: certificate, type) {
            report(
                .signatureOrderType, severity: ownerSeverity, Sentence(words: mistake.message), help: mistake.help,
                path: OrderPackage.Name.signature)
        }
        if let team = check.team ?? content?.team, let owner = certificate.subject.organizationalUnit, !team.utf8.elementsEqual(owner.utf8)
        {
            report(
                .signatureTeam, severity: ownerSeverity,
                "the certificate is of the team \(Shown.quoted(owner), "owner"), not of \(Shown.quoted(team), "team")",
                help: check.format.namesFiles
                    ? "sign with the certificate of the team that has the merchant identifier"
                    : "sign with the certificate of this team, or correct \"teamIdentifier\"", path: OrderPackage.Name.signature)
        }
    }

    /// Apple documents that it refuses a pass with another certificate. For orders that was not tried.
    private var ownerSeverity: Severity? { check.format.namesFiles ? nil : .error }

    private mutating func checkDates(_ certificate: Certificate, help: String? = nil) {
        guard let finding = CertificateCheck(now: check.now).validity(of: certificate) else { return }
        let name: Sentence = certificate.subject.commonName.map { "\(Shown.quoted($0), "certificate"): " } ?? ""
        report(.signatureDates, name + finding.sentence, help ?? finding.help ?? "")
    }

    // MARK: Keys

    /// The owner of the certificate signed the manifest, its issuer signed the certificate, and one of the roots signed that of the issuer.
    private mutating func checkKeys(_ message: SignedData, _ issuer: Certificate?) {
        guard let manifest = contents[Array(OrderPackage.Name.manifest.utf8)] else { return }
        let proof = MessageProof(message.signatures(of: manifest, roots: check.roots, check.verifier), roots: check.roots)
        for signature in proof.signatures { report(signature) }
        root = proof.root
        guard let issuer, !check.roots.isEmpty, !proof.endsAtRoot, proof.signatures.allSatisfy({ $0.fault == nil }) else { return }
        let name: Sentence = issuer.issuer.commonName.map { " \(Shown.quoted($0), "name")" } ?? ""
        report(
            .signatureCertificates, "the certificates lead to another root\(words: name)",
            "sign with a certificate from the developer account; --root FILE takes the root of a test")
    }

    /// Reports a signature that is wrong, or cannot be checked. Another manifest, and another hash than SHA-256, have findings already.
    private mutating func report(_ signature: MessageSignature) {
        switch (signature.fault, signature.part) {
        case (nil, _): return
        case (.otherContent?, _) where findings.contains { $0.rule == .signatureManifest }: return
        case (.unsuitable(let misuse)?, _):
            report(
                .signatureWrong, "\(fixed: SignatureFault.unsuitable(misuse).description)",
                "sign with a certificate from the developer account")
        case (let fault?, let part) where fault.isWrong:
            switch part {
            case .content:
                report(
                    .signatureWrong, "the signature was not made with the key of its certificate",
                    "give -signer and -inkey the certificate and its own key")
            case .signer: report(.signatureWrong, "the issuer did not sign the certificate", "download the certificate again")
            case .issuer:
                report(.signatureWrong, "the root did not sign the certificate of the issuer", "download the issuer's certificate again")
            }
        case (let fault?, _):
            guard !findings.contains(where: { $0.rule == .signatureAlgorithm && $0.severity == .error }) else { return }
            report(
                .signatureAlgorithm, severity: .error, "a signature cannot be checked: \(fixed: fault.description)",
                help: "sign with a certificate from the developer account, and with -md sha256", path: OrderPackage.Name.signature)
        }
    }
}

extension PackageFormat {
    /// Says that a certificate is for another type of orders or passes.
    package func otherType(of certificate: Certificate, _ type: String) -> (message: String, help: String)? {
        guard let owner = certificate.subject.userIdentifier, !type.utf8.elementsEqual(owner.utf8) else { return nil }
        return (
            "the certificate is for " + Shown.quoted(owner) + ", and " + content + " has another " + typeMember,
            "sign with the certificate of the " + typeName
        )
    }
}
