/// Sets the terms of a payment that repeats at regular intervals.
///
/// ApplePayRecurringPaymentRequest: <https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest>
public struct RecurringPaymentRequest: PaymentObject {
    /// Says in the sheet what is paid for.
    public var paymentDescription: String {
        get { keptPaymentDescription.string }
        set { keptPaymentDescription = KeptText(newValue) }
    }
    var keptPaymentDescription: KeptText
    /// Holds the amount and interval of the regular charges.
    public var regularBilling: LineItem
    /// Holds the amount and interval of the charges in a trial period.
    @Boxed public var trialBilling: LineItem?
    /// States the terms in at most 500 characters.
    public var billingAgreement: String? {
        get { keptBillingAgreement?.string }
        set { keptBillingAgreement = newValue.map { KeptText($0) } }
    }
    var keptBillingAgreement: KeptText?
    /// Leads to the page where the shopper changes or ends the agreement.
    public var managementURL: String {
        get { keptManagementURL.string }
        set { keptManagementURL = KeptText(newValue) }
    }
    var keptManagementURL: KeptText
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
extension RecurringPaymentRequest {
    /// Takes what must be there; everything else is set afterwards.
    public init(paymentDescription: String, regularBilling: LineItem, managementURL: String) {
        keptPaymentDescription = KeptText(paymentDescription)
        self.regularBilling = regularBilling
        keptManagementURL = KeptText(managementURL)
        unknownMembers = UnknownMembers()
    }
}
