package import PaySheet

/// A rule about certificates. Rules about documents are in a catalog; these read no JSON.
package enum TrustRule: UInt16, Sendable, CaseIterable {
    case certificateExpired = 9000
    case certificateExpiresSoon = 9001
    case certificateNotYetValid = 9002
    case certificateKey = 9003
    case certificateKind = 9004
    case certificateMerchant = 9005

    /// The permanent name. Its number is never used for another rule.
    package var id: RuleID {
        switch self {
        case .certificateExpired: RuleID(code: rawValue, name: "certificate/expired")
        case .certificateExpiresSoon: RuleID(code: rawValue, name: "certificate/expires-soon")
        case .certificateNotYetValid: RuleID(code: rawValue, name: "certificate/not-yet-valid")
        case .certificateKey: RuleID(code: rawValue, name: "certificate/key")
        case .certificateKind: RuleID(code: rawValue, name: "certificate/kind")
        case .certificateMerchant: RuleID(code: rawValue, name: "certificate/merchant")
        }
    }

    /// The severity of its findings, unless a finding says otherwise.
    package var severity: Severity { self == .certificateExpiresSoon ? .warning : .error }

    /// What the rule finds, in one sentence.
    package var what: String {
        switch self {
        case .certificateExpired: "The certificate has expired."
        case .certificateExpiresSoon: "The certificate expires within the time of --warn-before."
        case .certificateNotYetValid: "The certificate is not valid yet."
        case .certificateKey: "The key of the certificate or request is not the one that its purpose needs."
        case .certificateKind: "The certificate has another purpose than --as says."
        case .certificateMerchant: "The hash of the merchant identifier in the certificate does not fit the identifier in its subject."
        }
    }

    /// What happens to the developer or the shopper.
    package var why: String {
        switch self {
        case .certificateExpired:
            "Apple refuses the session of an expired merchant identity certificate, and encrypts no token for an expired payment "
                + "processing certificate. Shoppers cannot pay."
        case .certificateExpiresSoon: "A new certificate needs a person with access to the developer account, and a deployment."
        case .certificateNotYetValid: "The clock is wrong, or the certificate was made for later. Others refuse it until then."
        case .certificateKey: "Apple's portal refuses the request, or a payment provider cannot decrypt the tokens."
        case .certificateKind: "The server uses the wrong file: the session or the decryption fails."
        case .certificateMerchant: "The key of a token is derived from this hash, so decryption fails with a wrong one."
        }
    }

    /// What to do.
    package var instead: String {
        switch self {
        case .certificateExpired, .certificateExpiresSoon: "Create a new certificate in the developer account and deploy it."
        case .certificateNotYetValid: "Set the clock, or use the earlier certificate until then."
        case .certificateKey:
            "Make a P-256 key for payment processing, or RSA-2048 for mainland China. Make an RSA-2048 key for merchant identity."
        case .certificateKind: "Name the certificate for this purpose, or change --as."
        case .certificateMerchant: "Download the certificate from the developer account again."
        }
    }
}
