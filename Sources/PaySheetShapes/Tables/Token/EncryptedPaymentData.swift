extension Shapes {
    static let encryptedPaymentData = Shape(
        "PaymentData", swift: "EncryptedPaymentData", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "The payment credentials in encrypted and signed form.",
        members: [
            Member("version", .token("PaymentDataVersion"), .required, example: #""EC_v1""#, "The encryption method."),
            Member(
                "data", .text(.base64), .required, personal: true, example: #""c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==""#,
                "The encrypted credentials."),
            Member(
                "signature", .text(.base64), .required, personal: true, example: #""c2FtcGxlIHNpZ25hdHVyZQ==""#,
                "The detached signature with its certificates."),
            Member("header", .record("PaymentDataHeader"), .required, "The values for decryption."),
        ])
}
