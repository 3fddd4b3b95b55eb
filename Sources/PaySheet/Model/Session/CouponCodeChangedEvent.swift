/// Reports that the shopper has entered or removed a coupon code.
///
/// ApplePayCouponCodeChangedEvent: <https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodechangedevent>
public struct CouponCodeChangedEvent: PaymentObject {
    /// Holds the code as it was entered.
    public var couponCode: String {
        get { keptCouponCode.string }
        set { keptCouponCode = KeptText(newValue) }
    }
    var keptCouponCode: KeptText
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension CouponCodeChangedEvent {
    /// Takes what must be there; everything else is set afterwards.
    public init(couponCode: String) {
        keptCouponCode = KeptText(couponCode)
        unknownMembers = UnknownMembers()
    }
}
