/// One of the signatures that a payment token needs, and what its check says.
public struct TokenSignature: Sendable, Hashable {
    /// What is signed.
    public let part: Part
    /// The certificate whose owner has to have signed it.
    public let signer: Certificate
    /// Why the signature proves nothing; `nil` if it is valid.
    public let fault: SignatureFault?

    /// What is signed.
    public enum Part: Sendable, Hashable {
        /// The content of the token.
        case token
        /// The certificate of the one who signed the token.
        case signer
        /// The certificate of its issuer.
        case issuer
    }

    init(_ part: Part, by signer: Certificate, _ check: () throws(SignatureFault) -> Void) {
        self.part = part
        self.signer = signer
        do throws(SignatureFault) {
            try check()
            fault = nil
        } catch {
            fault = error
        }
    }
}

extension TokenSignature.Part {
    /// The name in messages.
    package var name: String {
        switch self {
        case .token: "signature"
        case .signer: "signature of the signer's certificate"
        case .issuer: "signature of the issuer's certificate"
        }
    }
}
