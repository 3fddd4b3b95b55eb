/// Names a payment method and the data that goes with it.
///
/// PaymentMethodData: <https://www.w3.org/TR/payment-request/#paymentmethoddata-dictionary>
public struct MethodData: PaymentObject {
    /// Identifies the payment method by its address.
    public var supportedMethods: String {
        get { keptSupportedMethods.string }
        set { keptSupportedMethods = KeptText(newValue) }
    }
    var keptSupportedMethods: KeptText
    /// Holds what the payment method needs to know.
    @Boxed public var data: MethodPayload?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension MethodData {
    /// Takes what must be there; everything else is set afterwards.
    public init(supportedMethods: String) {
        keptSupportedMethods = KeptText(supportedMethods)
        unknownMembers = UnknownMembers()
    }
}
