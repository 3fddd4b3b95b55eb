extension Shapes {
    static let paymentCredentialStatusResponse = Shape(
        "PaymentCredentialStatusResponse", swift: "PaymentCredentialStatusResponse", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatusresponse",
        summary: "Answers the question whether a payment credential is at hand.",
        members: [
            Member(
                "paymentCredentialStatus", .token("PaymentCredentialStatus"), .required, example: #""paymentCredentialsAvailable""#,
                "Says what is known about the shopper's cards.")
        ])
}
