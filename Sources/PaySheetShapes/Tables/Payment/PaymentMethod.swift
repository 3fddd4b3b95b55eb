extension Shapes {
    static let paymentMethod = Shape(
        "ApplePayPaymentMethod", swift: "PaymentMethod", group: .payment, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethod",
        summary: "The card that the shopper chose.",
        members: [
            Member(
                "displayName", .text(.plain), .optional, personal: true, example: #""Visa 1234""#,
                "A description of the card for its owner."),
            Member("network", .text(.plain), .optional, example: #""Visa""#, "The display name of the card's network."),
            Member("type", .token("ApplePayPaymentMethodType"), .optional, example: #""credit""#, "The type of card."),
            Member(
                "paymentPass", .record("ApplePayPaymentPass"), .optional,
                "The pass of a cobranded or store card, for registered sites."),
            Member(
                "billingContact", .record("ApplePayPaymentContact"), .optional, since: .version(10),
                "The billing contact, shortened before authorization."),
            Member(
                "bindToken", .text(.plain), .optional, since: .engineOnly("version 8 with installments"), personal: true,
                example: #""made-up-bind-token""#,
                "The link between the card and an installment offer."),
        ])
}
