/// Is the way of shipping that an order uses.
///
/// OrderShipping: <https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod>
public struct OrderShipping: PaymentObject {
    /// Holds the key of the shipping method.
    public var identifier: String {
        get { keptIdentifier.string }
        set { keptIdentifier = KeptText(newValue) }
    }
    var keptIdentifier: KeptText
    /// Holds the price of shipping.
    public var amount: Amount
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension OrderShipping {
    /// Takes what must be there; everything else is set afterwards.
    public init(identifier: String, amount: Amount) {
        keptIdentifier = KeptText(identifier)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}
