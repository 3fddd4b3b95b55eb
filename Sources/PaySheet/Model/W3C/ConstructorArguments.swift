/// Holds the three arguments of the W3C constructor as one document.
///
/// PaymentRequest: <https://www.w3.org/TR/payment-request/#paymentrequest-interface>
public struct ConstructorArguments: PaymentObject {
    /// Lists the payment methods that the merchant takes.
    public var methodData: [MethodData]
    /// Says what is paid.
    public var details: PaymentDetails
    /// Says what the shopper must give besides the payment.
    @Boxed public var options: PaymentOptions?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension ConstructorArguments {
    /// Takes what must be there; everything else is set afterwards.
    public init(methodData: [MethodData], details: PaymentDetails) {
        self.methodData = methodData
        self.details = details
        unknownMembers = UnknownMembers()
    }
}
