extension Shapes {
    static let modifier = Shape(
        "ApplePayModifier", swift: "Modifier", group: .request, availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaymodifier",
        summary: "Changes amounts and shipping for one kind of card in the W3C Payment Request API.",
        members: [
            Member(
                "paymentMethodType", .token("ApplePayPaymentMethodType"), .optional, example: #""credit""#,
                "Limits the change to one kind of card, where none means every kind."),
            Member("total", .record("ApplePayLineItem"), .optional, since: .version(12), "Takes the place of the total."),
            Member(
                "additionalLineItems", .list(.record("ApplePayLineItem")), .optional, default: "[]", since: .version(12),
                "Lists items to be shown after those of the request."),
            Member(
                "additionalShippingMethods", .list(.record("ApplePayShippingMethod")), .optional, default: "[]", since: .version(12),
                "Lists ways of shipping to be offered after those of the request."),
            Member(
                "multiTokenContexts", .list(.record("ApplePayPaymentTokenContext")), .optional, since: .version(14),
                "Lists the merchants that each get a payment token of their own, with their shares."),
            Member(
                "automaticReloadPaymentRequest", .record("ApplePayAutomaticReloadPaymentRequest"), .optional, since: .version(14),
                "Asks for leave to top up a balance whenever it runs low."),
            Member(
                "recurringPaymentRequest", .record("ApplePayRecurringPaymentRequest"), .optional, since: .version(14),
                "Asks for leave to charge at regular intervals."),
            Member(
                "deferredPaymentRequest", .record("ApplePayDeferredPaymentRequest"), .optional,
                since: .feature("paymentRequestDeferred", systems: "macOS 13.3, iOS 16.4"),
                "Asks for leave to charge once at a later date."),
            Member(
                "disbursementRequest", .record("ApplePayDisbursementRequest"), .optional,
                since: .engineOnly("macOS 15, iOS 18, feature paymentRequestDisbursements"),
                "Asks to send money to the shopper instead of charging."),
        ])
}
