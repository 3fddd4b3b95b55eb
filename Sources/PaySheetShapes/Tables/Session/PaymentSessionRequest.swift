extension Shapes {
    static let paymentSessionRequest = Shape(
        "PaymentSessionRequest", swift: "PaymentSessionRequest", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session",
        summary: "Is what a merchant's server posts to Apple to get a session.",
        members: [
            Member(
                "merchantIdentifier", .text(.plain), .required, personal: true, example: #""merchant.com.example.shop""#,
                "Holds the merchant's Apple identifier, or the platform's own key for the merchant."),
            Member("displayName", .text(.plain), .required, example: #""Example Shop""#, "Names the shop in at most 64 characters."),
            Member("initiative", .token("PaymentSessionInitiative"), .required, example: #""web""#, "Says where the payment is made."),
            Member(
                "initiativeContext", .text(.plain), .required, example: #""shop.example""#,
                "Holds the domain, gateway address or team that the initiative calls for."),
        ])
}
