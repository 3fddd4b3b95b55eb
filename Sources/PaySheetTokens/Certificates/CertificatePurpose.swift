/// What a certificate is for.
public enum CertificatePurpose: Sendable, Hashable, CaseIterable {
    /// Payment tokens are encrypted for its key.
    case paymentProcessing
    /// The server of the shop shows it when it asks for a merchant session.
    case merchantIdentity
    /// It signs orders for Wallet.
    case orderType
    /// It signs passes for Wallet.
    case passType

    /// The word of the command line and of JSON.
    public var word: String {
        switch self {
        case .paymentProcessing: "payment-processing"
        case .merchantIdentity: "merchant-identity"
        case .orderType: "order-type"
        case .passType: "pass-type"
        }
    }

    /// The name in messages.
    package var name: String {
        switch self {
        case .paymentProcessing: "payment processing certificate"
        case .merchantIdentity: "merchant identity certificate"
        case .orderType: "order type certificate"
        case .passType: "pass type certificate"
        }
    }

    /// The name with its article.
    var phrase: String { (self == .orderType ? "an " : "a ") + name }

    /// What the subject of a certificate says; `nil` if it says nothing.
    init?(_ subject: DistinguishedName) {
        let name = subject.commonName ?? ""
        let identifier = subject.userIdentifier ?? ""
        if CertificatePurpose.starts(name, with: "Apple Pay Payment Processing:") {
            self = .paymentProcessing
        } else if CertificatePurpose.starts(name, with: "Apple Pay Merchant Identity:") {
            self = .merchantIdentity
        } else if CertificatePurpose.starts(identifier, with: "order.") {
            self = .orderType
        } else if CertificatePurpose.starts(identifier, with: "pass.") {
            self = .passType
        } else {
            return nil
        }
    }

    private static func starts(_ text: String, with start: String) -> Bool { text.utf8.starts(with: start.utf8) }
}
