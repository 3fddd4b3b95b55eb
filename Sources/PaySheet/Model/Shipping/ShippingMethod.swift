/// Is one way of shipping that the shopper can choose.
///
/// ApplePayShippingMethod: <https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod>
public struct ShippingMethod: PaymentObject {
    /// Names the method in the sheet.
    public var label: String
    /// Adds a second line about the method.
    public var detail: String
    /// Holds the price of the method.
    public var amount: Amount
    /// Holds the merchant's own key of the method, which is never shown.
    public var identifier: String
    /// Says between which days the goods arrive. Apple Pay version 12.
    @Boxed public var dateComponentsRange: ShippingDateRange?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension ShippingMethod {
    /// Takes what must be there; everything else is set afterwards.
    public init(label: String, detail: String, amount: Amount, identifier: String) {
        self.label = label
        self.detail = detail
        self.amount = amount
        self.identifier = identifier
        unknownMembers = UnknownMembers()
    }
}
