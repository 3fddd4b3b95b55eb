extension Shapes {
    static let paymentMethodSelectedEvent = Shape(
        "ApplePayPaymentMethodSelectedEvent", swift: "PaymentMethodSelectedEvent", group: .session, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodselectedevent",
        summary: "The event for a card that the shopper chose.",
        members: [
            Member("paymentMethod", .record("ApplePayPaymentMethod"), .required, "The card.")
        ])
}
