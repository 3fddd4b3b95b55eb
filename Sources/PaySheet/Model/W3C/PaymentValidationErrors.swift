/// Says what the shopper must correct before the payment is tried again.
///
/// PaymentValidationErrors: <https://www.w3.org/TR/payment-request/#paymentvalidationerrors-dictionary>
public struct PaymentValidationErrors: PaymentObject {
    /// Describes the failure as a whole.
    public var error: String? {
        get { keptError?.string }
        set { keptError = newValue.map { KeptText($0) } }
    }
    var keptError: KeptText?
    /// Lists what Apple Pay shows as wrong.
    public var paymentMethod: [PaymentError]?
    /// Says which details of the payer are wrong.
    @Boxed public var payer: PayerErrors?
    /// Says which parts of the shipping address are wrong.
    @Boxed public var shippingAddress: AddressErrors?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentValidationErrors {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
