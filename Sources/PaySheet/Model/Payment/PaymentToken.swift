/// Holds the encrypted payment credentials and what is known about the card.
///
/// ApplePayPaymentToken: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken>
public struct PaymentToken: PaymentObject {
    /// Describes the card.
    public var paymentMethod: PaymentMethod
    /// Names the payment and may be printed on a receipt.
    public var transactionIdentifier: String? {
        get { keptTransactionIdentifier?.string }
        set { keptTransactionIdentifier = newValue.map { KeptText($0) } }
    }
    var keptTransactionIdentifier: KeptText?
    /// Holds the credentials, which only the payment processing key can read.
    @Boxed public var paymentData: EncryptedPaymentData?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentToken {
    /// Takes what must be there; everything else is set afterwards.
    public init(paymentMethod: PaymentMethod) {
        self.paymentMethod = paymentMethod
        unknownMembers = UnknownMembers()
    }
}
