/// Is the share of one merchant in an order.
///
/// OrderMerchant: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext>
public struct OrderMerchant: PaymentObject {
    /// Holds the shop's own lasting key for the merchant.
    public var externalIdentifier: String {
        get { keptExternalIdentifier.string }
        set { keptExternalIdentifier = KeptText(newValue) }
    }
    var keptExternalIdentifier: KeptText
    /// Holds the merchant's share.
    public var amount: Amount
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension OrderMerchant {
    /// Takes what must be there; everything else is set afterwards.
    public init(externalIdentifier: String, amount: Amount) {
        keptExternalIdentifier = KeptText(externalIdentifier)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}
