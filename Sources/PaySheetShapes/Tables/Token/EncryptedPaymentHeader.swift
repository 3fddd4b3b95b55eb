extension Shapes {
    static let encryptedPaymentHeader = Shape(
        "PaymentDataHeader", swift: "EncryptedPaymentHeader", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "The keys and hashes of encrypted payment credentials.",
        members: [
            Member(
                "applicationData", .text(.hex), .optional, personal: true,
                example: #""3bf8b157c4238eefe5ae4a66eca81c6b887d4dcedb58dd674271859f4dc2edfd""#,
                "The SHA-256 hash of the request's application data."),
            Member(
                "ephemeralPublicKey", .text(.base64), .optional, personal: true, example: #""c2FtcGxlIGVwaGVtZXJhbCBrZXk=""#,
                "The one-time key, with elliptic-curve encryption only."),
            Member(
                "wrappedKey", .text(.base64), .optional, personal: true, example: #""c2FtcGxlIHdyYXBwZWQga2V5""#,
                "The wrapped symmetric key, with RSA encryption only."),
            Member(
                "publicKeyHash", .text(.base64), .required, personal: true, example: #""NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=""#,
                "The SHA-256 hash of the merchant's public key."),
            Member(
                "transactionId", .text(.hex), .required, personal: true,
                example: #""3bf8b157c4238eefe5ae4a66eca81c6b887d4dcedb58dd674271859f4dc2edfd""#,
                "The identifier of the payment, which reveals repetitions."),
        ])
}
