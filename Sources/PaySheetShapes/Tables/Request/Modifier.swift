extension Shapes {
    static let modifier = Shape(
        "ApplePayModifier", swift: "Modifier", group: .request, availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaymodifier",
        summary: "Changed amounts and shipping for one card type in the W3C Payment Request API.",
        members: [
            Member(
                "paymentMethodType", .token("ApplePayPaymentMethodType"), .optional, example: #""credit""#,
                "The card type of the change. Without it, the change applies to every type."),
            Member("total", .record("ApplePayLineItem"), .optional, since: .version(12), "The new total."),
            Member(
                "additionalLineItems", .list(.record("ApplePayLineItem")), .optional, default: "[]", since: .version(12),
                "The items to show after those of the request."),
            Member(
                "additionalShippingMethods", .list(.record("ApplePayShippingMethod")), .optional, default: "[]", since: .version(12),
                "The shipping methods to offer after those of the request."),
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
