/// Says what the shopper has chosen or entered.
///
/// FlowSelection: <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct FlowSelection: PaymentObject {
    /// Holds the identifier of the chosen shipping method.
    public var shippingMethod: String? {
        get { keptShippingMethod?.string }
        set { keptShippingMethod = newValue.map { KeptText($0) } }
    }
    var keptShippingMethod: KeptText?
    /// Holds the chosen shipping contact.
    @Boxed public var shippingContact: PaymentContact?
    /// Describes the chosen card.
    @Boxed public var paymentMethod: PaymentMethod?
    /// Holds the coupon code that was entered.
    public var couponCode: String? {
        get { keptCouponCode?.string }
        set { keptCouponCode = newValue.map { KeptText($0) } }
    }
    var keptCouponCode: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension FlowSelection {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
