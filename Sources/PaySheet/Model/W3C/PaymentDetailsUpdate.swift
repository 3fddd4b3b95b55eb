/// Answers a change that the shopper has made in the sheet.
///
/// PaymentDetailsUpdate: <https://www.w3.org/TR/payment-request/#paymentdetailsupdate-dictionary>
public struct PaymentDetailsUpdate: PaymentObject {
    /// Replaces the amount that is charged.
    @Boxed public var total: PaymentItem?
    /// Replaces what the total is made of.
    public var displayItems: [PaymentItem]?
    /// Replaces the ways of shipping on offer.
    public var shippingOptions: [ShippingOption]?
    /// Replaces the changes for single payment methods.
    public var modifiers: [DetailsModifier]?
    /// Tells the shopper why the goods cannot be shipped.
    public var error: String? {
        get { keptError?.string }
        set { keptError = newValue.map { KeptText($0) } }
    }
    var keptError: KeptText?
    /// Says which parts of the shipping address are wrong.
    @Boxed public var shippingAddressErrors: AddressErrors?
    /// Says which details of the payer are wrong.
    @Boxed public var payerErrors: PayerErrors?
    /// Lists what Apple Pay shows as wrong.
    public var paymentMethodErrors: [PaymentError]?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentDetailsUpdate {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
