/// A way to contact a merchant.
public enum MerchantContact: Sendable, Hashable {
    /// The address of a page for help.
    case page(String)
    /// An email address.
    case emailAddress(String)
    /// A telephone number.
    case phoneNumber(String)
    /// The address of a conversation in Messages for Business.
    case businessChat(String)
}

extension WalletMerchant {
    /// A merchant with a way to contact it, which every customer needs. Set others afterwards.
    public init(merchantIdentifier: String, displayName: String, url: String, contact: MerchantContact) {
        self.init(merchantIdentifier: merchantIdentifier, displayName: displayName, url: url)
        switch contact {
        case .page(let address): contactURL = address
        case .emailAddress(let address): emailAddress = address
        case .phoneNumber(let number): phoneNumber = number
        case .businessChat(let address): businessChatURL = address
        }
    }
}
