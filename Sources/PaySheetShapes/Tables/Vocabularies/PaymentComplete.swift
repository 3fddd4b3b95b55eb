extension Shapes {
    static let paymentComplete = Vocabulary(
        "PaymentComplete", swift: "PaymentComplete", unknown: .throwing,
        link: "https://www.w3.org/TR/payment-request/#paymentcomplete-enum",
        summary: "How a page of the W3C interface ends a payment.",
        words: [
            Word("fail", "The payment failed."),
            Word("success", "The payment succeeded."),
            Word("unknown", "The page does not say. Safari reports it as a failure."),
        ])
}
