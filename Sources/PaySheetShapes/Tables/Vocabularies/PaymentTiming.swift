extension Shapes {
    static let paymentTiming = Vocabulary(
        "ApplePayPaymentTiming", swift: "PaymentTiming", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttiming",
        summary: "Says when a line item is charged.",
        words: [
            Word("immediate", "Is charged with this payment."),
            Word("recurring", "Is charged again and again."),
            Word("deferred", "Is charged once, later."),
            Word("automaticReload", since: .version(14), "Is charged whenever a balance runs low."),
        ])
}
