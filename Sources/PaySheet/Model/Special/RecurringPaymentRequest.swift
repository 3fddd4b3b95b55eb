/// Sets the terms of a payment that repeats at regular intervals.
///
/// ApplePayRecurringPaymentRequest: <https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest>
public struct RecurringPaymentRequest: PaymentObject {
    /// Says in the sheet what is paid for.
    public var paymentDescription: String
    /// Holds the amount and interval of the regular charges.
    public var regularBilling: LineItem
    /// Holds the amount and interval of the charges in a trial period.
    @Boxed public var trialBilling: LineItem?
    /// States the terms in at most 500 characters.
    public var billingAgreement: String?
    /// Leads to the page where the shopper changes or ends the agreement.
    public var managementURL: String
    /// Is the base of the address at which Apple announces events of the merchant token.
    public var tokenNotificationURL: String?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension RecurringPaymentRequest {
    /// Takes what must be there; everything else is set afterwards.
    public init(paymentDescription: String, regularBilling: LineItem, managementURL: String) {
        self.paymentDescription = paymentDescription
        self.regularBilling = regularBilling
        self.managementURL = managementURL
        unknownMembers = UnknownMembers()
    }
}
