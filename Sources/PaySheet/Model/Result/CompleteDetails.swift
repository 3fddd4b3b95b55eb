/// Goes with the end of a payment in the W3C Payment Request API.
///
/// ApplePayPaymentCompleteDetails: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcompletedetails>
public struct CompleteDetails: PaymentObject {
    /// Lets Wallet fetch the order that was paid.
    @Boxed public var orderDetails: OrderDetails?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension CompleteDetails {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
