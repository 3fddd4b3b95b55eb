extension Shapes {
    static let paymentDataVersion = Vocabulary(
        "PaymentDataVersion", swift: "PaymentDataVersion", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "Names the way in which payment credentials are encrypted.",
        words: [
            Word("EC_v1", swift: "ecV1", "Uses elliptic curves."),
            Word("RSA_v1", swift: "rsaV1", "Uses RSA."),
        ])
}
