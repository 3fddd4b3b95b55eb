/// Is what the W3C API hands over once the shopper has authorized the payment.
///
/// PaymentResponse: <https://www.w3.org/TR/payment-request/#paymentresponse-interface>
public struct PaymentResponse: PaymentObject {
    /// Names the request that is answered.
    public var requestId: String {
        get { keptRequestId.string }
        set { keptRequestId = KeptText(newValue) }
    }
    var keptRequestId: KeptText
    /// Identifies the payment method by its address.
    public var methodName: String {
        get { keptMethodName.string }
        set { keptMethodName = KeptText(newValue) }
    }
    var keptMethodName: KeptText
    /// Holds the payment that Apple Pay hands over.
    public var details: Payment
    /// Holds the shipping address in the form of the W3C API.
    public var shippingAddress: RawJSON?
    /// Holds the key of the chosen shipping option.
    public var shippingOption: String? {
        get { keptShippingOption?.string }
        set { keptShippingOption = newValue.map { KeptText($0) } }
    }
    var keptShippingOption: KeptText?
    /// Holds the payer's name.
    public var payerName: String? {
        get { keptPayerName?.string }
        set { keptPayerName = newValue.map { KeptText($0) } }
    }
    var keptPayerName: KeptText?
    /// Holds the payer's email address.
    public var payerEmail: String? {
        get { keptPayerEmail?.string }
        set { keptPayerEmail = newValue.map { KeptText($0) } }
    }
    var keptPayerEmail: KeptText?
    /// Holds the payer's telephone number.
    public var payerPhone: String? {
        get { keptPayerPhone?.string }
        set { keptPayerPhone = newValue.map { KeptText($0) } }
    }
    var keptPayerPhone: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentResponse {
    /// Takes what must be there; everything else is set afterwards.
    public init(requestId: String, methodName: String, details: Payment) {
        keptRequestId = KeptText(requestId)
        keptMethodName = KeptText(methodName)
        self.details = details
        unknownMembers = UnknownMembers()
    }
}
