/// Sets the terms of a payment that is charged once at a later date.
///
/// ApplePayDeferredPaymentRequest: <https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest>
public struct DeferredPaymentRequest: PaymentObject {
    /// States the terms, above all those of cancellation.
    public var billingAgreement: String? {
        get { keptBillingAgreement?.string }
        set { keptBillingAgreement = newValue.map { KeptText($0) } }
    }
    var keptBillingAgreement: KeptText?
    /// Holds the amount and the date of the charge.
    public var deferredBilling: LineItem
    /// Sets the moment until which cancelling costs nothing.
    @Boxed public var freeCancellationDate: Timestamp?
    /// Names the time zone in which the cancellation date is meant.
    public var freeCancellationDateTimeZone: String? {
        get { keptFreeCancellationDateTimeZone?.string }
        set { keptFreeCancellationDateTimeZone = newValue.map { KeptText($0) } }
    }
    var keptFreeCancellationDateTimeZone: KeptText?
    /// Leads to the page where the shopper changes or ends the agreement.
    public var managementURL: String {
        get { keptManagementURL.string }
        set { keptManagementURL = KeptText(newValue) }
    }
    var keptManagementURL: KeptText
    /// Says in the sheet what is paid for.
    public var paymentDescription: String {
        get { keptPaymentDescription.string }
        set { keptPaymentDescription = KeptText(newValue) }
    }
    var keptPaymentDescription: KeptText
    /// Is the base of the address at which Apple announces events of the merchant token.
    public var tokenNotificationURL: String? {
        get { keptTokenNotificationURL?.string }
        set { keptTokenNotificationURL = newValue.map { KeptText($0) } }
    }
    var keptTokenNotificationURL: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension DeferredPaymentRequest {
    /// Takes what must be there; everything else is set afterwards.
    public init(deferredBilling: LineItem, managementURL: String, paymentDescription: String) {
        self.deferredBilling = deferredBilling
        keptManagementURL = KeptText(managementURL)
        keptPaymentDescription = KeptText(paymentDescription)
        unknownMembers = UnknownMembers()
    }
}
