extension Shapes {
    static let paymentFlow = Shape(
        "PaymentFlow", swift: "PaymentFlow", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaysession",
        summary: "Records a whole payment: the request, the answers to every change, and the result.",
        members: [
            Member("request", .record("ApplePayPaymentRequest"), .required, "Holds the request that opened the sheet."),
            Member("apiVersion", .unsignedLong, .optional, example: "15", "Names the Apple Pay version of the session."),
            Member("order", .record("Order"), .optional, "Holds what the shop means to charge."),
            Member("directory", .record("Merchants"), .optional, "Holds the merchants that a marketplace knows."),
            Member(
                "events", .list(.record("FlowEvent")), .optional,
                "Lists the changes in the sheet with their answers, in the order in which they happened."),
            Member("result", .record("ApplePayPaymentAuthorizationResult"), .optional, "Holds the end of the payment."),
            Member(
                "decryptedToken", .record("DecryptedPaymentData"), .optional,
                "Holds what was in the payment token, of a test card if the flow is kept."),
        ])
}
