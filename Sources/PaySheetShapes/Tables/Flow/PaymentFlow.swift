extension Shapes {
    static let paymentFlow = Shape(
        "PaymentFlow", swift: "PaymentFlow", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaysession",
        summary: "The record of a whole payment: the request, the answers to every change, and the result.",
        members: [
            Member(
                "request", .record("ApplePayPaymentRequest"), .optional,
                "The request that opened the sheet, if the page uses Apple Pay JS."),
            Member(
                "paymentRequest", .record("PaymentRequest"), .optional,
                "The arguments of the constructor, if the page uses the W3C interface."),
            Member("apiVersion", .unsignedLong, .optional, example: "15", "The Apple Pay version of the session."),
            Member("order", .record("Order"), .optional, "The shop's order."),
            Member("directory", .record("Merchants"), .optional, "The merchants of the marketplace."),
            Member(
                "events", .list(.record("FlowEvent")), .optional,
                "The changes in the sheet with their answers, in the order in which they happened."),
            Member(
                "payment", .record("ApplePayPayment"), .optional,
                "The payment that the shopper authorized. Use a test card if you keep the flow."),
            Member(
                "result", .record("ApplePayPaymentAuthorizationResult"), .optional, "The result of the payment, for Apple Pay JS."),
            Member(
                "complete", .token("PaymentComplete"), .optional, example: #""success""#,
                "The first argument of complete(), for the W3C interface."),
            Member(
                "completeDetails", .record("ApplePayPaymentCompleteDetails"), .optional,
                "The second argument of complete(), for the W3C interface."),
            Member(
                "decryptedToken", .record("DecryptedPaymentData"), .optional,
                "The content of the payment token. Use a test card if you keep the flow."),
        ])
}
