extension Shapes {
    static let paymentCredentialStatus = Vocabulary(
        "PaymentCredentialStatus", swift: "PaymentCredentialStatus", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatus",
        summary: "Says what is known about the shopper's cards.",
        words: [
            Word("paymentCredentialsAvailable", "Has a card that can pay."),
            Word("paymentCredentialStatusUnknown", "Cannot tell whether there is a card."),
            Word("paymentCredentialsUnavailable", "Has no card that can pay."),
            Word("applePayUnsupported", "Cannot use Apple Pay at all."),
        ])
}
