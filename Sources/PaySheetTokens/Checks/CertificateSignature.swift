import PaySheet

/// What the signature of a certificate or of a request proves.
public enum CertificateSignature: Sendable, Hashable {
    /// The owner of this certificate made it; `nil` for a request, which the owner of its key signed.
    case valid(signer: Certificate?)
    /// It is wrong.
    case wrong
    /// It was not checked, for this reason.
    case unchecked(String)
}

extension CertificateCheck {
    /// Verifies the signature of a certificate with the key of one of the ``issuers``, or with its own key if it names itself.
    ///
    /// It does not show who the issuer is; ``root(of:)`` does.
    public func signature(of certificate: Certificate) -> CertificateSignature {
        var result = CertificateSignature.unchecked("the certificate of its issuer is missing")
        // Many certificates can have one name, and each costs a verification.
        for issuer in (issuers + [certificate]).lazy.filter({ certificate.claimsIssuer($0) && $0.isAuthority }).prefix(4) {
            do throws(SignatureFault) {
                try certificate.verify(signedBy: issuer)
                return .valid(signer: issuer)
            } catch {
                result = error.isWrong ? .wrong : .unchecked(error.description)
            }
        }
        return result
    }

    /// The root of Apple that valid signatures lead to; `nil` if they lead to none.
    public func root(of certificate: Certificate) -> Certificate? {
        var certificate = certificate
        // Apple's chains have three certificates.
        for _ in 0..<4 {
            if Certificate.appleRoots.contains(certificate) { return certificate }
            guard case .valid(let signer?) = signature(of: certificate), signer != certificate else { return nil }
            certificate = signer
        }
        return nil
    }

    /// Verifies that the owner of the key signed the request.
    public func signature(of request: CertificateRequest) -> CertificateSignature {
        do throws(SignatureFault) {
            try request.verify()
            return .valid(signer: nil)
        } catch {
            return error.isWrong ? .wrong : .unchecked(error.description)
        }
    }
}

extension CertificateSignature {
    func finding(_ message: Sentence, help: String) -> Finding? {
        self == .wrong ? Finding(.certificateSignature, message, help: help) : nil
    }
}
