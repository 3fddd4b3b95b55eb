extension Shapes {
    static let authorizationResult = Shape(
        "ApplePayPaymentAuthorizationResult", swift: "AuthorizationResult", group: .result, availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult",
        summary: "Tells the sheet how the payment went.",
        members: [
            Member(
                "status", .unsignedShort, .required, example: "0",
                "Is 0 for success and 1 for failure; the numbers 2 to 7 belong to versions 1 and 2."),
            Member("errors", .list(.record("ApplePayError")), .optional, default: "[]", "Lists what is wrong, the most important first."),
            Member(
                "orderDetails", .record("ApplePayPaymentOrderDetails"), .optional, since: .version(14),
                "Lets Wallet fetch the order that was paid."),
        ])
}
