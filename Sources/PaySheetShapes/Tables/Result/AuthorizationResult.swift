extension Shapes {
    static let authorizationResult = Shape(
        "ApplePayPaymentAuthorizationResult", swift: "AuthorizationResult", group: .result, availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult",
        summary: "The result of a payment.",
        members: [
            Member(
                "status", .unsignedShort, .required, example: "0",
                "The status: 0 for success, 1 for failure. Versions 1 and 2 also have 2 to 7."),
            Member("errors", .list(.record("ApplePayError")), .optional, default: "[]", "The errors, the most important first."),
            Member(
                "orderDetails", .record("ApplePayPaymentOrderDetails"), .optional, since: .version(14),
                "The order details for Wallet."),
        ])
}
