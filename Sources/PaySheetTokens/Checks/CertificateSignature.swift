import PaySheet

/// What the signature of a certificate or of a request proves.
public enum CertificateSignature: Sendable, Hashable {
    /// The owner of this name made it; `nil` for a request, which the owner of its key signed.
    case valid(signer: DistinguishedName?)
    /// It is wrong.
    case wrong
    /// It was not checked, for this reason.
    case unchecked(String)
}

extension CertificateCheck {
    /// Verifies the signature of a certificate with the key of one of the ``issuers``, or with its own key if it names itself.
    public func signature(of certificate: Certificate) -> CertificateSignature {
        var result = CertificateSignature.unchecked("the certificate of its issuer is missing")
        for issuer in issuers + [certificate] where certificate.claimsIssuer(issuer) {
            do throws(SignatureFault) {
                try certificate.verify(signedBy: issuer)
                return .valid(signer: issuer.subject)
            } catch {
                result = error.isWrong ? .wrong : .unchecked(error.description)
            }
        }
        return result
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
