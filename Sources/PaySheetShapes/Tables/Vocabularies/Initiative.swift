extension Shapes {
    static let initiative = Vocabulary(
        "PaymentSessionInitiative", swift: "Initiative", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session",
        summary: "Says where a payment is made.",
        words: [
            Word("web", "Is made on a web page."),
            Word("messaging", "Is made in a conversation."),
            Word("in_app", swift: "inApp", "Is made in an app."),
        ])
}
