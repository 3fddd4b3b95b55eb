/// Reports that the shopper has authorized the payment.
///
/// ApplePayPaymentAuthorizedEvent: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizedevent>
public struct PaymentAuthorizedEvent: PaymentObject {
    /// Holds the token and the contacts.
    public var payment: Payment
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentAuthorizedEvent {
    /// Takes what must be there; everything else is set afterwards.
    public init(payment: Payment) {
        self.payment = payment
        unknownMembers = UnknownMembers()
    }
}
