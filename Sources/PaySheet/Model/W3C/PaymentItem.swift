/// Is one line of a payment: a label with an amount.
///
/// PaymentItem: <https://www.w3.org/TR/payment-request/#paymentitem-dictionary>
public struct PaymentItem: PaymentObject {
    /// Names the item.
    public var label: String {
        get { keptLabel.string }
        set { keptLabel = KeptText(newValue) }
    }
    var keptLabel: KeptText
    /// Holds the item's amount.
    public var amount: CurrencyAmount
    /// Marks an amount that is not settled yet. Absent means `false`.
    public var pending: Bool?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentItem {
    /// Takes what must be there; everything else is set afterwards.
    public init(label: String, amount: CurrencyAmount) {
        keptLabel = KeptText(label)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}
