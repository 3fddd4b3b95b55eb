extension Shapes {
    static let paymentCredentialStatusResponse = Shape(
        "PaymentCredentialStatusResponse", swift: "PaymentCredentialStatusResponse", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatusresponse",
        summary: "The answer to the question whether a payment credential is available.",
        members: [
            Member(
                "paymentCredentialStatus", .token("PaymentCredentialStatus"), .required, example: #""paymentCredentialsAvailable""#,
                "The status of the shopper's cards.")
        ])
}
