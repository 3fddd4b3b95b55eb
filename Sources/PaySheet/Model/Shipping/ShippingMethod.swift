/// Is one way of shipping that the shopper can choose.
///
/// ApplePayShippingMethod: <https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod>
public struct ShippingMethod: PaymentObject {
    /// Names the method in the sheet.
    public var label: String {
        get { keptLabel.string }
        set { keptLabel = KeptText(newValue) }
    }
    var keptLabel: KeptText
    /// Adds a second line about the method.
    public var detail: String {
        get { keptDetail.string }
        set { keptDetail = KeptText(newValue) }
    }
    var keptDetail: KeptText
    /// Holds the price of the method.
    public var amount: Amount
    /// Holds the merchant's own key of the method, which is never shown.
    public var identifier: String {
        get { keptIdentifier.string }
        set { keptIdentifier = KeptText(newValue) }
    }
    var keptIdentifier: KeptText
    /// Says between which days the goods arrive. Apple Pay version 12.
    @Boxed public var dateComponentsRange: ShippingDateRange?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension ShippingMethod {
    /// Takes what must be there; everything else is set afterwards.
    public init(label: String, detail: String, amount: Amount, identifier: String) {
        keptLabel = KeptText(label)
        keptDetail = KeptText(detail)
        self.amount = amount
        keptIdentifier = KeptText(identifier)
        unknownMembers = UnknownMembers()
    }
}
