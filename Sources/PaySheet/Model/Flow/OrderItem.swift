/// Is one line of an order.
///
/// OrderItem: <https://developer.apple.com/documentation/applepayontheweb/applepaylineitem>
public struct OrderItem: PaymentObject {
    /// Names the line.
    public var label: String {
        get { keptLabel.string }
        set { keptLabel = KeptText(newValue) }
    }
    var keptLabel: KeptText
    /// Holds the line's amount.
    public var amount: Amount
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension OrderItem {
    /// Takes what must be there; everything else is set afterwards.
    public init(label: String, amount: Amount) {
        keptLabel = KeptText(label)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}
