/// Changes amounts and shipping for one kind of card in the W3C Payment Request API.
///
/// ApplePayModifier: <https://developer.apple.com/documentation/applepayontheweb/applepaymodifier>
public struct Modifier: PaymentObject {
    /// Limits the change to one kind of card, where none means every kind.
    public var paymentMethodType: PaymentMethodType?
    /// Takes the place of the total. Apple Pay version 12.
    @Boxed public var total: LineItem?
    /// Lists items to be shown after those of the request. Absent means `[]`. Apple Pay version 12.
    public var additionalLineItems: [LineItem]?
    /// Lists ways of shipping to be offered after those of the request. Absent means `[]`. Apple Pay version 12.
    public var additionalShippingMethods: [ShippingMethod]?
    /// Lists the merchants that each get a payment token of their own, with their shares. Apple Pay version 14.
    public var multiTokenContexts: [PaymentTokenContext]?
    /// Asks for leave to top up a balance whenever it runs low. Apple Pay version 14.
    @Boxed public var automaticReloadPaymentRequest: AutomaticReloadPaymentRequest?
    /// Asks for leave to charge at regular intervals. Apple Pay version 14.
    @Boxed public var recurringPaymentRequest: RecurringPaymentRequest?
    /// Asks for leave to charge once at a later date. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4).
    @Boxed public var deferredPaymentRequest: DeferredPaymentRequest?
    /// Asks to send money to the shopper instead of charging. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
    @Boxed public var disbursementRequest: DisbursementRequest?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension Modifier {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
