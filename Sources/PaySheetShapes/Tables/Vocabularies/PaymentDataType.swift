extension Shapes {
    static let paymentDataType = Vocabulary(
        "PaymentDataType", swift: "PaymentDataType", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "The type of the payment data in a token.",
        words: [
            Word("3DSecure", swift: "threeDSecure", "A 3-D Secure cryptogram."),
            Word("EMV", swift: "emv", "EMV data."),
        ])
}
