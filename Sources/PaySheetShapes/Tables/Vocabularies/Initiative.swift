extension Shapes {
    static let initiative = Vocabulary(
        "PaymentSessionInitiative", swift: "Initiative", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session",
        summary: "The place of a payment.",
        words: [
            Word("web", "A web page."),
            Word("messaging", "A conversation in Messages for Business."),
            Word("in_app", swift: "inApp", "An app."),
        ])
}
