extension Shapes {
    static let paymentAuthorizedEvent = Shape(
        "ApplePayPaymentAuthorizedEvent", swift: "PaymentAuthorizedEvent", group: .session, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizedevent",
        summary: "The event for an authorized payment.",
        members: [
            Member("payment", .record("ApplePayPayment"), .required, "The token and the contacts.")
        ])
}
