extension Shapes {
    static let paymentCredentialStatus = Vocabulary(
        "PaymentCredentialStatus", swift: "PaymentCredentialStatus", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatus",
        summary: "The status of the shopper's cards.",
        words: [
            Word("paymentCredentialsAvailable", "There is a card that can pay."),
            Word("paymentCredentialStatusUnknown", "It is unknown whether there is a card."),
            Word("paymentCredentialsUnavailable", "No card can pay."),
            Word("applePayUnsupported", "Apple Pay is not available."),
        ])
}
