import PaySheet
import PaySheetSignatures
import PaySheetTokens

extension AnswerCheck {
    // MARK: IV-07

    /// Checks the signature of the issuer, and its certificates up to a root.
    func issuer(of document: IdentityDocument, _ chain: IssuerChain) -> IdentityStep {
        let signature = document.issuerSignature
        guard !signature.isPlaceholder else {
            return IdentityStep(.issuer, .notDone, "there is no signature of an issuer; IV-13 says what that means")
        }
        guard let signer = chain.certificates.first else { return refused(.issuer, chain.fault ?? "the signature has no certificate") }
        do throws(COSEFault) {
            try signature.verify(signature.payload ?? [], key: signer.key.signatureKey, verifier)
        } catch {
            return refused(.issuer, error)
        }
        if document.type == ElementNames.documentTypes[0], !signer.isUsable(for: .licenseSigner) {
            return refused(.issuer, "the certificate of the signer is not for driver's licenses")
        }
        var last = signer
        for certificate in chain.certificates.dropFirst() {
            guard last.claimsIssuer(certificate) else { return refused(.issuer, "the certificates do not follow each other") }
            if let fault = misuse(of: certificate, .certificates) { return refused(.issuer, fault.description) }
            if let fault = fault(of: last, signedBy: certificate) { return refused(.issuer, fault) }
            last = certificate
        }
        if let fault = misuse(of: signer, .data) { return refused(.issuer, fault.description) }
        guard !roots.isEmpty else {
            return IdentityStep(
                .issuer, .notDone, "the signature fits its certificate, which proves nothing: no root says whom to trust",
                help: "give the root of the issuing authority with --root")
        }
        let name = last.issuer.commonName.map { Shown.quoted($0) } ?? "an authority without a name"
        // Roots that were renewed can have the same name.
        var fault: SignatureFault?
        var hadEnded = false
        for root in roots where root.der == last.der || last.claimsIssuer(root) {
            let one = root.der == last.der ? nil : self.fault(of: last, signedBy: root)
            guard one == nil else {
                fault = fault ?? one
                continue
            }
            if let signed = document.securityObject.signed.instant, root.isValid(at: signed) {
                return IdentityStep(.issuer, .passed, "it leads to your root " + name)
            }
            hadEnded = true
        }
        guard !hadEnded else { return refused(.issuer, "your root " + name + " was not valid when the issuer signed") }
        guard let fault else {
            return refused(
                .issuer, "the certificates lead to " + name + ", which is not one of your roots",
                help: "give the root of this authority if you trust it; otherwise do not accept the answer")
        }
        return refused(.issuer, fault)
    }

    private func misuse(of certificate: Certificate, _ use: Certificate.Use) -> SignatureFault? {
        do throws(SignatureFault) {
            try certificate.allow(use)
            return nil
        } catch {
            return error
        }
    }

    private func fault(of certificate: Certificate, signedBy issuer: Certificate) -> SignatureFault? {
        do throws(SignatureFault) {
            try certificate.verify(signedBy: issuer, verifier)
            return nil
        } catch {
            return error
        }
    }

    private func refused(_ step: IdentityStep.Later, _ fault: SignatureFault) -> IdentityStep {
        refused(
            step, fault.isWrong ? "the signature of a certificate is wrong: " : "a certificate cannot be checked: ", fault.description,
            isWrong: fault.isWrong)
    }

    /// The step for a signature that proves nothing. What cannot be checked is refused, too: anyone can write another algorithm.
    func refused(_ step: IdentityStep.Later, _ fault: COSEFault) -> IdentityStep {
        refused(
            step, fault.isWrong ? "the signature is wrong: " : "the signature cannot be checked: ", fault.description,
            isWrong: fault.isWrong)
    }

    private func refused(_ step: IdentityStep.Later, _ start: String, _ fault: String, isWrong: Bool) -> IdentityStep {
        IdentityStep(step, .failed, start + fault, help: "do not accept the answer", hasWrongSignature: isWrong)
    }

    func refused(_ step: IdentityStep.Later, _ reason: String, help: String = "do not accept the answer") -> IdentityStep {
        IdentityStep(step, .failed, reason, help: help)
    }

    // MARK: IV-08

    /// Checks what the security object says about the document: its kind, its hash function, and its dates.
    func dates(of document: IdentityDocument, _ chain: IssuerChain) -> IdentityStep {
        let object = document.securityObject
        var faults: [String] = []
        if object.documentType != document.type {
            faults.append("the issuer signed a document " + Shown.quoted(object.documentType) + ", and not " + Shown.quoted(document.type))
        }
        if object.digest == nil { faults.append("the hash function " + Shown.quoted(object.digestAlgorithm) + " is unknown") }
        let end: Instant
        if let signed = object.signed.instant, let start = object.validFrom.instant, let last = object.validUntil.instant {
            end = last
            if !chain.certificates.allSatisfy({ $0.isValid(at: signed) }) {
                faults.append("a certificate was not valid when the issuer signed")
            }
            if let now {
                if now < max(start, signed) { faults.append("the document is valid only from " + max(start, signed).description) }
                if end < now { faults.append("the document was valid until " + end.description) }
            }
        } else {
            end = Instant(secondsSince1970: 0)
            faults.append("a date of the security object is not a date and time with an offset")
        }
        guard faults.isEmpty else { return refused(.dates, Shown.list(faults)) }
        guard now != nil else {
            return IdentityStep(.dates, .notDone, "without --now, nothing says whether it is valid until " + end.description)
        }
        return IdentityStep(.dates, .passed, object.digestAlgorithm + ", valid until " + end.description)
    }
}

extension Certificate {
    fileprivate func isValid(at moment: Instant) -> Bool {
        guard let first = notBefore.instant, let last = notAfter.instant else { return false }
        return first <= moment && moment <= last
    }
}
