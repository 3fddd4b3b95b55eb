/// Says what the shopper must give besides the payment.
///
/// PaymentOptions: <https://www.w3.org/TR/payment-request/#paymentoptions-dictionary>
public struct PaymentOptions: PaymentObject {
    /// Asks for the payer's name. Absent means `false`.
    public var requestPayerName: Bool?
    /// Asks for the billing address. Absent means `false`.
    public var requestBillingAddress: Bool?
    /// Asks for the payer's email address. Absent means `false`.
    public var requestPayerEmail: Bool?
    /// Asks for the payer's telephone number. Absent means `false`.
    public var requestPayerPhone: Bool?
    /// Asks for a shipping address. Absent means `false`.
    public var requestShipping: Bool?
    /// Says how the goods reach the shopper. Absent means `"shipping"`.
    public var shippingType: W3CShippingType?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentOptions {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
