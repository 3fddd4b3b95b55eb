extension Shapes {
    static let paymentMethodType = Vocabulary(
        "ApplePayPaymentMethodType", swift: "PaymentMethodType", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodtype",
        summary: "Lists the kinds of card.",
        words: [
            Word("debit", "Is a debit card."),
            Word("credit", "Is a credit card."),
            Word("prepaid", "Is a prepaid card."),
            Word("store", "Is the card of a store."),
        ])
}
