extension Shapes {
    static let paymentRequest = Shape(
        "ApplePayPaymentRequest", swift: "PaymentRequest", group: .request, base: "ApplePayRequestBase", availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest",
        summary: "Describes a payment to the constructor of an Apple Pay JS session.",
        members: [
            Member("total", .record("ApplePayLineItem"), .required, "Holds the business's name and the amount that is charged."),
            Member(
                "lineItems", .list(.record("ApplePayLineItem")), .optional,
                "Lists what the total is made of, without the total itself."),
            Member("currencyCode", .text(.currency), .required, example: #""USD""#, "Names the currency of every amount in the request."),
            Member(
                "shippingType", .token("ApplePayShippingType"), .optional, default: #""shipping""#, example: #""shipping""#,
                "Says how the goods reach the shopper."),
            Member(
                "shippingMethods", .list(.record("ApplePayShippingMethod")), .optional,
                "Lists the ways of shipping that the shopper can choose from."),
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
