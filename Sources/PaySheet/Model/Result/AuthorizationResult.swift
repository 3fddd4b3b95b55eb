/// Tells the sheet how the payment went.
///
/// ApplePayPaymentAuthorizationResult: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult>
public struct AuthorizationResult: PaymentObject {
    /// Is 0 for success and 1 for failure; the numbers 2 to 7 belong to versions 1 and 2.
    public var status: UInt16
    /// Lists what is wrong, the most important first. Absent means `[]`.
    public var errors: [PaymentError]?
    /// Lets Wallet fetch the order that was paid. Apple Pay version 14.
    @Boxed public var orderDetails: OrderDetails?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension AuthorizationResult {
    /// Takes what must be there; everything else is set afterwards.
    public init(status: UInt16) {
        self.status = status
        unknownMembers = UnknownMembers()
    }
}
