/// Reports that the shopper has chosen a card.
///
/// ApplePayPaymentMethodSelectedEvent: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodselectedevent>
public struct PaymentMethodSelectedEvent: PaymentObject {
    /// Describes the card.
    public var paymentMethod: PaymentMethod
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentMethodSelectedEvent {
    /// Takes what must be there; everything else is set afterwards.
    public init(paymentMethod: PaymentMethod) {
        self.paymentMethod = paymentMethod
        unknownMembers = UnknownMembers()
    }
}
