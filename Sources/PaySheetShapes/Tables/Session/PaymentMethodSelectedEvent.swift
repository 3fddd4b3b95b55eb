extension Shapes {
    static let paymentMethodSelectedEvent = Shape(
        "ApplePayPaymentMethodSelectedEvent", swift: "PaymentMethodSelectedEvent", group: .session, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodselectedevent",
        summary: "Reports that the shopper has chosen a card.",
        members: [
            Member("paymentMethod", .record("ApplePayPaymentMethod"), .required, "Describes the card.")
        ])
}
