/// Is what the shopper has authorized: the token and the contacts asked for.
///
/// ApplePayPayment: <https://developer.apple.com/documentation/applepayontheweb/applepaypayment>
public struct Payment: PaymentObject {
    /// Holds the encrypted payment credentials.
    public var token: PaymentToken
    /// Holds the billing contact, if it was asked for.
    @Boxed public var billingContact: PaymentContact?
    /// Holds the shipping contact, if it was asked for.
    @Boxed public var shippingContact: PaymentContact?
    /// Holds the leave to pay in installments. Known to WebKit, not in Apple's reference (version 8 with installments).
    public var installmentAuthorizationToken: String? {
        get { keptInstallmentAuthorizationToken?.string }
        set { keptInstallmentAuthorizationToken = newValue.map { KeptText($0) } }
    }
    var keptInstallmentAuthorizationToken: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension Payment {
    /// Takes what must be there; everything else is set afterwards.
    public init(token: PaymentToken) {
        self.token = token
        unknownMembers = UnknownMembers()
    }
}
