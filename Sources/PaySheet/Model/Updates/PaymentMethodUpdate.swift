/// Answers the choice of another card.
///
/// ApplePayPaymentMethodUpdate: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodupdate>
public struct PaymentMethodUpdate: PaymentObject {
    /// Holds the total that is charged from now on.
    public var newTotal: LineItem
    /// Lists what the new total is made of. Absent means `[]`.
    public var newLineItems: [LineItem]?
    /// Replaces the shares of the merchants, which otherwise stay. Apple Pay version 14.
    public var newMultiTokenContexts: [PaymentTokenContext]?
    /// Replaces the terms of the automatic reload. Apple Pay version 14.
    @Boxed public var newAutomaticReloadPaymentRequest: AutomaticReloadPaymentRequest?
    /// Replaces the terms of the recurring payment. Apple Pay version 14.
    @Boxed public var newRecurringPaymentRequest: RecurringPaymentRequest?
    /// Replaces the terms of the deferred payment. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4).
    @Boxed public var newDeferredPaymentRequest: DeferredPaymentRequest?
    /// Replaces the terms of the transfer. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
    @Boxed public var newDisbursementRequest: DisbursementRequest?
    /// Lists what is wrong, the most important first. Apple Pay version 12.
    public var errors: [PaymentError]?
    /// Replaces the ways of shipping on offer. Apple Pay version 12.
    public var newShippingMethods: [ShippingMethod]?
    /// Names the group of installments that goes with the card. Known to WebKit, not in Apple's reference (version 8 with installments).
    public var installmentGroupIdentifier: String? {
        get { keptInstallmentGroupIdentifier?.string }
        set { keptInstallmentGroupIdentifier = newValue.map { KeptText($0) } }
    }
    var keptInstallmentGroupIdentifier: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentMethodUpdate {
    /// Takes what must be there; everything else is set afterwards.
    public init(newTotal: LineItem) {
        self.newTotal = newTotal
        unknownMembers = UnknownMembers()
    }
}
