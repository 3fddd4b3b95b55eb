/// Dictionaries that say the same under different names. A rule reads them through one view.
public struct Family: Sendable {
    /// The name of the view, without `View`.
    public let name: String
    /// A noun phrase that describes what the dictionaries have in common, with a full stop.
    public let summary: String
    /// The specification names of the dictionaries.
    public let shapes: [String]
    /// The members, at most eight. The first spelling is the name in the view; each dictionary has at most one of the spellings.
    public let members: [[String]]

    /// Describes a family.
    public init(name: String, summary: String, shapes: [String], members: [[String]]) {
        self.name = name
        self.summary = summary
        self.shapes = shapes
        self.members = members
    }
}

extension Shapes {
    /// Every family.
    public static let families: [Family] = [
        Family(
            name: "Item", summary: "A line of the sheet: an Apple Pay line item or a W3C payment item.",
            shapes: ["ApplePayLineItem", "PaymentItem"],
            members: [["label"], ["amount"], ["type"], ["pending"], ["paymentTiming"]]),
        Family(
            name: "Method", summary: "A way of shipping: an Apple Pay shipping method or a W3C shipping option.",
            shapes: ["ApplePayShippingMethod", "PaymentShippingOption"],
            members: [["label"], ["amount"], ["identifier", "id"], ["selected"]]),
        Family(
            name: "MethodEntry", summary: "What is said to one payment method: its data or a modifier.",
            shapes: ["PaymentMethodData", "PaymentDetailsModifier"],
            members: [["supportedMethods"], ["data"]]),
        Family(
            name: "Sheet", summary: "What sets parts of the payment sheet: a request, an update, a modifier, or W3C details.",
            shapes: [
                "ApplePayPaymentRequest", "ApplePayPaymentMethodUpdate", "ApplePayShippingMethodUpdate", "ApplePayShippingContactUpdate",
                "ApplePayCouponCodeUpdate", "ApplePayModifier", "PaymentDetailsInit", "PaymentDetailsUpdate",
                "PaymentDetailsModifier",
            ],
            members: [
                ["total", "newTotal"],
                ["lineItems", "newLineItems", "additionalLineItems", "displayItems", "additionalDisplayItems"],
                ["shippingMethods", "newShippingMethods", "additionalShippingMethods", "shippingOptions"],
                ["multiTokenContexts", "newMultiTokenContexts"],
                ["recurringPaymentRequest", "newRecurringPaymentRequest"],
                ["automaticReloadPaymentRequest", "newAutomaticReloadPaymentRequest"],
                ["deferredPaymentRequest", "newDeferredPaymentRequest"],
                ["modifiers"],
            ]),
        Family(
            name: "Transfer", summary: "What may send money to a person: a request or a modifier.",
            shapes: ["ApplePayPaymentRequest", "ApplePayModifier"],
            members: [["disbursementRequest"], ["lineItems", "additionalLineItems"]]),
        Family(
            name: "Registration", summary: "A request that registers a merchant's domains with Apple, or ends that.",
            shapes: ["RegisterMerchantRequest", "UnregisterMerchantRequest"],
            members: [["domainNames"], ["partnerInternalMerchantIdentifier"]]),
        Family(
            name: "Plan", summary: "The terms of later charges: recurring, automatic reload or deferred.",
            shapes: ["ApplePayRecurringPaymentRequest", "ApplePayAutomaticReloadPaymentRequest", "ApplePayDeferredPaymentRequest"],
            members: [
                ["paymentDescription"],
                ["billing", "regularBilling", "automaticReloadBilling", "deferredBilling"],
                ["trialBilling"],
                ["billingAgreement"],
                ["managementURL"],
                ["tokenNotificationURL"],
            ]),
    ]
}
