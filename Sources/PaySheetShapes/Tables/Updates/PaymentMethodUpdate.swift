extension Shapes {
    static let paymentMethodUpdate = Shape(
        "ApplePayPaymentMethodUpdate", swift: "PaymentMethodUpdate", group: .updates, base: "ApplePayDetailsUpdateBase",
        availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodupdate",
        summary: "Answers the choice of another card.",
        members: [
            Member(
                "errors", .list(.record("ApplePayError")), .optional, since: .version(12),
                "Lists what is wrong, the most important first."),
            Member(
                "newShippingMethods", .list(.record("ApplePayShippingMethod")), .optional, since: .version(12),
                "Replaces the ways of shipping on offer."),
            Member(
                "installmentGroupIdentifier", .text(.plain), .optional, since: .engineOnly("version 8 with installments"), personal: true,
                example: #""group-42""#,
                "Names the group of installments that goes with the card."),
        ])
}
