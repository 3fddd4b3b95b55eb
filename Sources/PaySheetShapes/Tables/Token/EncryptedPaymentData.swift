extension Shapes {
    static let encryptedPaymentData = Shape(
        "PaymentData", swift: "EncryptedPaymentData", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "Holds the payment credentials in encrypted and signed form.",
        members: [
            Member("version", .token("PaymentDataVersion"), .required, example: #""EC_v1""#, "Names the way of encryption."),
            Member(
                "data", .text(.base64), .required, personal: true, example: #""c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==""#,
                "Holds the encrypted credentials."),
            Member(
                "signature", .text(.base64), .required, personal: true, example: #""c2FtcGxlIHNpZ25hdHVyZQ==""#,
                "Holds the detached signature with its certificates."),
            Member("header", .record("PaymentDataHeader"), .required, "Holds what is needed for decryption."),
        ])
}
