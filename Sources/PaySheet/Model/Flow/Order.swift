/// Is what the shop's own books say must be charged.
///
/// Order: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest>
public struct Order: PaymentObject {
    /// Names the currency of every amount.
    public var currency: Currency
    /// Holds the sum to be charged.
    public var total: Amount
    /// Lists what was ordered.
    public var items: [OrderItem]
    /// Holds the chosen way of shipping and its price.
    @Boxed public var shipping: OrderShipping?
    /// Lists the merchants with their shares.
    public var merchants: [OrderMerchant]?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension Order {
    /// Takes what must be there; everything else is set afterwards.
    public init(currency: Currency, total: Amount, items: [OrderItem]) {
        self.currency = currency
        self.total = total
        self.items = items
        unknownMembers = UnknownMembers()
    }
}
