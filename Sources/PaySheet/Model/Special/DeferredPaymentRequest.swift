/// Sets the terms of a payment that is charged once at a later date.
///
/// ApplePayDeferredPaymentRequest: <https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest>
public struct DeferredPaymentRequest: PaymentObject {
    /// States the terms, above all those of cancellation.
    public var billingAgreement: String?
    /// Holds the amount and the date of the charge.
    public var deferredBilling: LineItem
    /// Sets the moment until which cancelling costs nothing.
    @Boxed public var freeCancellationDate: Timestamp?
    /// Names the time zone in which the cancellation date is meant.
    public var freeCancellationDateTimeZone: String?
    /// Leads to the page where the shopper changes or ends the agreement.
    public var managementURL: String
    /// Says in the sheet what is paid for.
    public var paymentDescription: String
    /// Is the base of the address at which Apple announces events of the merchant token.
    public var tokenNotificationURL: String?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension DeferredPaymentRequest {
    /// Takes what must be there; everything else is set afterwards.
    public init(deferredBilling: LineItem, managementURL: String, paymentDescription: String) {
        self.deferredBilling = deferredBilling
        self.managementURL = managementURL
        self.paymentDescription = paymentDescription
        unknownMembers = UnknownMembers()
    }
}
