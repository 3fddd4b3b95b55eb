extension Shapes {
    static let paymentMethodType = Vocabulary(
        "ApplePayPaymentMethodType", swift: "PaymentMethodType", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodtype",
        summary: "The types of card.",
        words: [
            Word("debit", "A debit card."),
            Word("credit", "A credit card."),
            Word("prepaid", "A prepaid card."),
            Word("store", "The card of a store."),
        ])
}
