extension Shapes {
    static let paymentFlow = Shape(
        "PaymentFlow", swift: "PaymentFlow", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaysession",
        summary: "The record of a whole payment: the request, the answers to every change, and the result.",
        members: [
            Member("request", .record("ApplePayPaymentRequest"), .required, "The request that opened the sheet."),
            Member("apiVersion", .unsignedLong, .optional, example: "15", "The Apple Pay version of the session."),
            Member("order", .record("Order"), .optional, "The shop's order."),
            Member("directory", .record("Merchants"), .optional, "The merchants of the marketplace."),
            Member(
                "events", .list(.record("FlowEvent")), .optional,
                "The changes in the sheet with their answers, in the order in which they happened."),
            Member("result", .record("ApplePayPaymentAuthorizationResult"), .optional, "The result of the payment."),
            Member(
                "decryptedToken", .record("DecryptedPaymentData"), .optional,
                "The content of the payment token. Use a test card if you keep the flow."),
        ])
}
