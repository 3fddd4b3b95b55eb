extension Shapes {
    static let paymentAuthorizedEvent = Shape(
        "ApplePayPaymentAuthorizedEvent", swift: "PaymentAuthorizedEvent", group: .session, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizedevent",
        summary: "Reports that the shopper has authorized the payment.",
        members: [
            Member("payment", .record("ApplePayPayment"), .required, "Holds the token and the contacts.")
        ])
}
