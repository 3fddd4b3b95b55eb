/// Tells the W3C Payment Request API which coupon code the shopper has entered.
///
/// ApplePayCouponCodeDetails: <https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodedetails>
public struct CouponCodeDetails: PaymentObject {
    /// Holds the code as it was entered.
    public var couponCode: String? {
        get { keptCouponCode?.string }
        set { keptCouponCode = newValue.map { KeptText($0) } }
    }
    var keptCouponCode: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension CouponCodeDetails {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
