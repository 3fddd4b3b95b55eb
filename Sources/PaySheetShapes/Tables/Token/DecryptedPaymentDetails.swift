extension Shapes {
    static let decryptedPaymentDetails = Shape(
        "DecryptedPaymentDetails", swift: "DecryptedPaymentDetails", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "Holds the cryptogram of a payment, as its kind requires.",
        members: [
            Member(
                "onlinePaymentCryptogram", .text(.base64), .optional, personal: true, example: #""c2FtcGxlIGNyeXB0b2dyYW0=""#,
                "Holds the cryptogram of 3-D Secure data."),
            Member(
                "eciIndicator", .text(.plain), .optional, example: #""7""#,
                "Holds the indicator that the processor must get if it is present."),
            Member(
                "emvData", .text(.base64), .optional, personal: true, example: #""c2FtcGxlIEVNViBkYXRh""#,
                "Holds the output of the Secure Element for EMV data."),
            Member(
                "encryptedPINData", .text(.hex), .optional, personal: true, example: #""0123456789abcdef""#,
                "Holds the encrypted PIN for EMV data with RSA encryption."),
        ])
}
