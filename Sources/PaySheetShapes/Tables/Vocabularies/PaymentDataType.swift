extension Shapes {
    static let paymentDataType = Vocabulary(
        "PaymentDataType", swift: "PaymentDataType", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "Says which kind of payment data a token holds.",
        words: [
            Word("3DSecure", swift: "threeDSecure", "Holds a 3-D Secure cryptogram."),
            Word("EMV", swift: "emv", "Holds EMV data."),
        ])
}
