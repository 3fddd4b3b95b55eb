/// What recurring, reload and deferred payments have in common.
package protocol PlanTerms: Sendable {
    var paymentDescription: String { get }
    var billingAgreement: String? { get }
    var managementURL: String { get }
    var tokenNotificationURL: String? { get }
}

extension RecurringPaymentRequest: PlanTerms {}
extension AutomaticReloadPaymentRequest: PlanTerms {}
extension DeferredPaymentRequest: PlanTerms {}
