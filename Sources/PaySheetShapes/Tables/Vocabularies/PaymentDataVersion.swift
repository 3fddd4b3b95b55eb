extension Shapes {
    static let paymentDataVersion = Vocabulary(
        "PaymentDataVersion", swift: "PaymentDataVersion", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "The encryption method of payment credentials.",
        words: [
            Word("EC_v1", swift: "ecV1", "Elliptic curves."),
            Word("RSA_v1", swift: "rsaV1", "Uses RSA."),
        ])
}
