/// Is what a merchant's server posts to Apple to get a session.
///
/// PaymentSessionRequest: <https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session>
public struct PaymentSessionRequest: PaymentObject {
    /// Holds the merchant's Apple identifier, or the platform's own key for the merchant.
    public var merchantIdentifier: String {
        get { keptMerchantIdentifier.string }
        set { keptMerchantIdentifier = KeptText(newValue) }
    }
    var keptMerchantIdentifier: KeptText
    /// Names the shop in at most 64 characters.
    public var displayName: String {
        get { keptDisplayName.string }
        set { keptDisplayName = KeptText(newValue) }
    }
    var keptDisplayName: KeptText
    /// Says where the payment is made.
    public var initiative: Initiative
    /// Holds the domain, gateway address or team that the initiative calls for.
    public var initiativeContext: String {
        get { keptInitiativeContext.string }
        set { keptInitiativeContext = KeptText(newValue) }
    }
    var keptInitiativeContext: KeptText
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentSessionRequest {
    /// Takes what must be there; everything else is set afterwards.
    public init(merchantIdentifier: String, displayName: String, initiative: Initiative, initiativeContext: String) {
        keptMerchantIdentifier = KeptText(merchantIdentifier)
        keptDisplayName = KeptText(displayName)
        self.initiative = initiative
        keptInitiativeContext = KeptText(initiativeContext)
        unknownMembers = UnknownMembers()
    }
}
