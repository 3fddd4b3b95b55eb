extension Shapes {
    static let paymentTiming = Vocabulary(
        "ApplePayPaymentTiming", swift: "PaymentTiming", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttiming",
        summary: "The charge date of a line item.",
        words: [
            Word("immediate", "Now, with this payment."),
            Word("recurring", "At regular intervals."),
            Word("deferred", "Once, at a later date."),
            Word("automaticReload", since: .version(14), "When a balance is low."),
        ])
}
