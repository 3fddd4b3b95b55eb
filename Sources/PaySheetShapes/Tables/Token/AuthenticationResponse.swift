extension Shapes {
    static let authenticationResponse = Shape(
        "AuthenticationResponse", swift: "AuthenticationResponse", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "The cryptogram of one merchant in a payment to several.",
        members: [
            Member(
                "merchantIdentifier", .text(.plain), .required, personal: true,
                example: #""34dd9cdeb4e9b6082b53d93a383d6e5813aff6cc9dfb91a7aec4d35299a405ae""#,
                "The merchant."),
            Member(
                "authenticationData", .text(.plain), .required, personal: true, example: #""c2FtcGxlIGNyeXB0b2dyYW0=""#,
                "The merchant's cryptogram."),
            Member(
                "transactionAmount", .text(.plain), .required, example: #""1250""#,
                "The amount authorized for the merchant, as text."),
        ])
}
