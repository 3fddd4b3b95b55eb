/// Is one way of shipping that the shopper can choose.
///
/// PaymentShippingOption: <https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary>
public struct ShippingOption: PaymentObject {
    /// Holds the merchant's own key of the option.
    public var id: String {
        get { keptId.string }
        set { keptId = KeptText(newValue) }
    }
    var keptId: KeptText
    /// Names the option.
    public var label: String {
        get { keptLabel.string }
        set { keptLabel = KeptText(newValue) }
    }
    var keptLabel: KeptText
    /// Holds the price of the option.
    public var amount: CurrencyAmount
    /// Marks the option that is chosen from the start. Absent means `false`.
    public var selected: Bool?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension ShippingOption {
    /// Takes what must be there; everything else is set afterwards.
    public init(id: String, label: String, amount: CurrencyAmount) {
        keptId = KeptText(id)
        keptLabel = KeptText(label)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}
