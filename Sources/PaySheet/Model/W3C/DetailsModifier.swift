/// Changes the details for one payment method.
///
/// PaymentDetailsModifier: <https://www.w3.org/TR/payment-request/#paymentdetailsmodifier-dictionary>
public struct DetailsModifier: PaymentObject {
    /// Identifies the payment method by its address.
    public var supportedMethods: String {
        get { keptSupportedMethods.string }
        set { keptSupportedMethods = KeptText(newValue) }
    }
    var keptSupportedMethods: KeptText
    /// Takes the place of the total.
    @Boxed public var total: PaymentItem?
    /// Lists items to be shown after those of the details. Absent means `[]`.
    public var additionalDisplayItems: [PaymentItem]?
    /// Holds what the payment method needs to know about the change.
    @Boxed public var data: ModifierPayload?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension DetailsModifier {
    /// Takes what must be there; everything else is set afterwards.
    public init(supportedMethods: String) {
        keptSupportedMethods = KeptText(supportedMethods)
        unknownMembers = UnknownMembers()
    }
}
