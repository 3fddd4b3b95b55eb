extension Shapes {
    static let decryptedPaymentDetails = Shape(
        "DecryptedPaymentDetails", swift: "DecryptedPaymentDetails", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "The cryptogram of a payment, by its type.",
        members: [
            Member(
                "onlinePaymentCryptogram", .text(.base64), .optional, personal: true, example: #""c2FtcGxlIGNyeXB0b2dyYW0=""#,
                "The cryptogram of 3-D Secure data."),
            Member(
                "eciIndicator", .text(.plain), .optional, example: #""7""#,
                "The ECI indicator, which the processor must get if it is present."),
            Member(
                "emvData", .text(.base64), .optional, personal: true, example: #""c2FtcGxlIEVNViBkYXRh""#,
                "The output of the Secure Element for EMV data."),
            Member(
                "encryptedPINData", .text(.hex), .optional, personal: true, example: #""0123456789abcdef""#,
                "The encrypted PIN for EMV data with RSA encryption."),
        ])
}
