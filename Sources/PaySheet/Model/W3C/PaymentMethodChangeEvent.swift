/// Reports that the shopper has changed the payment method or entered a coupon code.
///
/// PaymentMethodChangeEvent: <https://www.w3.org/TR/payment-request/#paymentmethodchangeevent-interface>
public struct PaymentMethodChangeEvent: PaymentObject {
    /// Identifies the payment method by its address.
    public var methodName: String {
        get { keptMethodName.string }
        set { keptMethodName = KeptText(newValue) }
    }
    var keptMethodName: KeptText
    /// Holds the chosen card or the coupon code as Apple Pay describes it.
    public var methodDetails: RawJSON?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentMethodChangeEvent {
    /// Takes what must be there; everything else is set afterwards.
    public init(methodName: String) {
        keptMethodName = KeptText(methodName)
        unknownMembers = UnknownMembers()
    }
}
