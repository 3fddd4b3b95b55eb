/// Says what is paid, as the constructor of a payment request takes it.
///
/// PaymentDetailsInit: <https://www.w3.org/TR/payment-request/#paymentdetailsinit-dictionary>
public struct PaymentDetails: PaymentObject {
    /// Names the request, for which the browser otherwise makes up a key.
    public var id: String? {
        get { keptId?.string }
        set { keptId = newValue.map { KeptText($0) } }
    }
    var keptId: KeptText?
    /// Holds the amount that is charged; its currency is that of the whole request.
    public var total: PaymentItem
    /// Lists what the total is made of.
    public var displayItems: [PaymentItem]?
    /// Lists the ways of shipping that the shopper can choose from.
    public var shippingOptions: [ShippingOption]?
    /// Lists changes for single payment methods.
    public var modifiers: [DetailsModifier]?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentDetails {
    /// Takes what must be there; everything else is set afterwards.
    public init(total: PaymentItem) {
        self.total = total
        unknownMembers = UnknownMembers()
    }
}
