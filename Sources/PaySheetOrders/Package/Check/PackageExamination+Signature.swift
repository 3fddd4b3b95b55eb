import PaySheet
import PaySheetTokens

extension PackageExamination {
    /// Compares the signature with the manifest, the order and the clock. Arithmetic is only there if the check can call it.
    mutating func judgeSignature() {
        guard let bytes = contents[Array(OrderPackage.Name.signature.utf8)] else { return }
        hasSignature = true
        let message: SignedData
        do throws(BERError) {
            message = try SignedData(bytes)
        } catch {
            return reportForm(
                bytes.starts(with: "-----".utf8) ? "the signature is PEM text" : "the file is no signature: " + error.description)
        }
        guard message.content == nil else { return reportForm("the signature contains what it signs") }
        guard let signer = message.signers.first, message.signers.count == 1 else {
            return reportForm("the file has " + String(message.signers.count) + " signatures, not one")
        }
        judgeHash(signer)
        guard let own = message.certificate(of: signer) else {
            return reportCertificates("the signature does not contain its own certificate", help: "sign without the option -nocerts")
        }
        judgeOwner(own)
        let issuer = message.certificates.first { $0 != own && $0.subject.der == own.issuer.der }
        if issuer == nil {
            let name = own.issuer.commonName.map { ", " + Shown.quoted($0) } ?? ""
            reportCertificates(
                "the signature does not contain the certificate of the issuer" + name, help: "add this certificate with -certfile")
        }
        for certificate in [own, issuer].compactMap({ $0 }) { judgeDates(certificate) }
        judgeArithmetic(signer, own, issuer)
    }

    // MARK: Form and hash

    private mutating func reportForm(_ message: String) {
        report(
            .signatureForm, message, help: "sign manifest.json with the line that paysheet order sign prints",
            path: OrderPackage.Name.signature)
    }

    /// The signed hash is the one of the manifest.
    private mutating func judgeHash(_ signer: Signer) {
        guard signer.digestAlgorithm == .sha256 else {
            return reportAlgorithm("the signature does not use SHA-256", help: "sign with -md sha256")
        }
        guard let digest = signer.messageDigest else {
            return reportAlgorithm("the signature has no signed hash and no time", help: "sign without the option -noattr")
        }
        if signer.signingTime == nil {
            reportAlgorithm("the signature does not say when it was made", help: "sign without the option -noattr")
        }
        guard let manifest = contents[Array(OrderPackage.Name.manifest.utf8)], digest != SHA256.hash(manifest) else { return }
        report(
            .signatureManifest, "the signature is for another manifest.json", help: "sign the manifest again after each change",
            path: OrderPackage.Name.signature)
    }

    private mutating func reportAlgorithm(_ message: String, help: String) {
        report(.signatureAlgorithm, message, help: help, path: OrderPackage.Name.signature)
    }

    // MARK: Certificates

    private mutating func reportCertificates(_ message: String, help: String) {
        report(.signatureCertificates, message, help: help, path: OrderPackage.Name.signature)
    }

    /// The certificate is the one of the order type, and of the team.
    private mutating func judgeOwner(_ certificate: Certificate) {
        (hasOwner, hasTeam) = (certificate.subject.userIdentifier != nil, certificate.subject.organizationalUnit != nil)
        if let type = order?.value?.orderTypeIdentifier, let owner = certificate.subject.userIdentifier,
            !type.utf8.elementsEqual(owner.utf8)
        {
            report(
                .signatureOrderType, "the certificate is for " + Shown.quoted(owner) + ", and order.json has another orderTypeIdentifier",
                help: "sign with the certificate of the order type", path: OrderPackage.Name.signature)
        }
        if let team = check.team, let owner = certificate.subject.organizationalUnit, !team.utf8.elementsEqual(owner.utf8) {
            report(
                .signatureTeam, "the certificate is of the team " + Shown.quoted(owner) + ", not of " + Shown.quoted(team),
                help: "sign with the certificate of the team that has the merchant identifier", path: OrderPackage.Name.signature)
        }
    }

    private mutating func judgeDates(_ certificate: Certificate) {
        guard let moment = check.now?.secondsSince1970, let start = certificate.notBefore.secondsSince1970,
            let end = certificate.notAfter.secondsSince1970, moment < start || moment > end
        else { return }
        let name = certificate.subject.commonName.map { Shown.quoted($0) } ?? "without a name"
        report(
            .signatureDates,
            "the certificate " + name + (moment < start ? " is valid from " : " expired on ")
                + (moment < start ? certificate.notBefore.rawValue : certificate.notAfter.rawValue),
            help: moment < start ? "check the clock" : "sign with the renewed certificate", path: OrderPackage.Name.signature)
    }

    // MARK: Arithmetic

    private mutating func judgeArithmetic(_ signer: Signer, _ own: Certificate, _ issuer: Certificate?) {
        guard let verify = check.verify, let manifest = contents[Array(OrderPackage.Name.manifest.utf8)] else { return }
        if !verify(signer.signatureAlgorithm, own.key, signer.signedAttributes ?? manifest, signer.signature) {
            report(
                .signatureWrong, "the signature was not made with the key of its certificate",
                help: "give -signer and -inkey the certificate and its own key", path: OrderPackage.Name.signature)
        }
        if let issuer, !verify(own.signatureAlgorithm, issuer.key, own.signedBytes, own.signature) {
            report(
                .signatureWrong, "the issuer did not sign the certificate", help: "download the certificate again",
                path: OrderPackage.Name.signature)
        }
    }
}
