extension Shapes {
    static let paymentRequest = Shape(
        "ApplePayPaymentRequest", swift: "PaymentRequest", group: .request, base: "ApplePayRequestBase", availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest",
        summary: "A payment for the constructor of an Apple Pay JS session.",
        members: [
            Member("total", .record("ApplePayLineItem"), .required, "The business's name and the amount to charge."),
            Member(
                "lineItems", .list(.record("ApplePayLineItem")), .optional,
                "The items of the total, without the total itself."),
            Member("currencyCode", .text(.currency), .required, example: #""USD""#, "The currency of every amount in the request."),
            Member(
                "shippingType", .token("ApplePayShippingType"), .optional, default: #""shipping""#, example: #""shipping""#,
                "The type of delivery."),
            Member(
                "shippingMethods", .list(.record("ApplePayShippingMethod")), .optional,
                "The shipping methods that the shopper can choose."),
            Member(
                "multiTokenContexts", .list(.record("ApplePayPaymentTokenContext")), .optional, since: .version(14),
                "The merchants with their own payment tokens, and their shares."),
            Member(
                "automaticReloadPaymentRequest", .record("ApplePayAutomaticReloadPaymentRequest"), .optional, since: .version(14),
                "The request for permission to top up a balance when it is low."),
            Member(
                "recurringPaymentRequest", .record("ApplePayRecurringPaymentRequest"), .optional, since: .version(14),
                "The request for permission to charge at regular intervals."),
            Member(
                "deferredPaymentRequest", .record("ApplePayDeferredPaymentRequest"), .optional,
                since: .feature("paymentRequestDeferred", systems: "macOS 13.3, iOS 16.4"),
                "The request for permission to charge once at a later date."),
            Member(
                "disbursementRequest", .record("ApplePayDisbursementRequest"), .optional,
                since: .engineOnly("macOS 15, iOS 18, feature paymentRequestDisbursements"),
                "The request to send money to the shopper instead of charging."),
        ])
}
