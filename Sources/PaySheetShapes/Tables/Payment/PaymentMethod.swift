extension Shapes {
    static let paymentMethod = Shape(
        "ApplePayPaymentMethod", swift: "PaymentMethod", group: .payment, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethod",
        summary: "Describes the card that the shopper has chosen.",
        members: [
            Member(
                "displayName", .text(.plain), .optional, personal: true, example: #""Visa 1234""#,
                "Holds words that describe the card to its owner."),
            Member("network", .text(.plain), .optional, example: #""Visa""#, "Names the card's network in words fit for display."),
            Member("type", .token("ApplePayPaymentMethodType"), .optional, example: #""credit""#, "Says what kind of card it is."),
            Member(
                "paymentPass", .record("ApplePayPaymentPass"), .optional,
                "Describes the pass of a cobranded or store card to registered sites."),
            Member(
                "billingContact", .record("ApplePayPaymentContact"), .optional, since: .version(10),
                "Holds the billing contact, shortened before authorization."),
            Member(
                "bindToken", .text(.plain), .optional, since: .engineOnly("version 8 with installments"), personal: true,
                example: #""made-up-bind-token""#,
                "Ties the card to an offer of installments."),
        ])
}
