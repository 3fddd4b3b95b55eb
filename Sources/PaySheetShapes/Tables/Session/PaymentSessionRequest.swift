extension Shapes {
    static let paymentSessionRequest = Shape(
        "PaymentSessionRequest", swift: "PaymentSessionRequest", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session",
        summary: "The body that a merchant's server posts to Apple to get a session.",
        members: [
            Member(
                "merchantIdentifier", .text(.plain), .required, personal: true, example: #""merchant.com.example.shop""#,
                "The merchant's Apple identifier, or the platform's own key for the merchant."),
            Member(
                "displayName", .text(.plain), .required, example: #""Example Shop""#, "The name of the shop, with at most 64 characters."),
            Member("initiative", .token("PaymentSessionInitiative"), .required, example: #""web""#, "The place of the payment."),
            Member(
                "initiativeContext", .text(.plain), .required, example: #""shop.example""#,
                "The domain, gateway address or team that the initiative needs."),
        ])
}
