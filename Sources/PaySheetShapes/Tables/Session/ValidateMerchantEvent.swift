extension Shapes {
    static let validateMerchantEvent = Shape(
        "ApplePayValidateMerchantEvent", swift: "ValidateMerchantEvent", group: .session, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayvalidatemerchantevent",
        summary: "The event that asks the page for a merchant session.",
        members: [
            Member(
                "validationURL", .text(.url), .required, example: #""https://apple-pay-gateway.apple.com/paymentservices/startSession""#,
                "The address from which the server gets the session.")
        ])
}
