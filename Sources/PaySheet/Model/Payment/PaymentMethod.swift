/// Describes the card that the shopper has chosen.
///
/// ApplePayPaymentMethod: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethod>
public struct PaymentMethod: PaymentObject {
    /// Holds words that describe the card to its owner.
    public var displayName: String? {
        get { keptDisplayName?.string }
        set { keptDisplayName = newValue.map { KeptText($0) } }
    }
    var keptDisplayName: KeptText?
    /// Names the card's network in words fit for display.
    public var network: String? {
        get { keptNetwork?.string }
        set { keptNetwork = newValue.map { KeptText($0) } }
    }
    var keptNetwork: KeptText?
    /// Says what kind of card it is.
    public var type: PaymentMethodType?
    /// Describes the pass of a cobranded or store card to registered sites.
    @Boxed public var paymentPass: PaymentPass?
    /// Holds the billing contact, shortened before authorization. Apple Pay version 10.
    @Boxed public var billingContact: PaymentContact?
    /// Ties the card to an offer of installments. Known to WebKit, not in Apple's reference (version 8 with installments).
    public var bindToken: String? {
        get { keptBindToken?.string }
        set { keptBindToken = newValue.map { KeptText($0) } }
    }
    var keptBindToken: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentMethod {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
