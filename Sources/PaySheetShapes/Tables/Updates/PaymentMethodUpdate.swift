extension Shapes {
    static let paymentMethodUpdate = Shape(
        "ApplePayPaymentMethodUpdate", swift: "PaymentMethodUpdate", group: .updates, base: "ApplePayDetailsUpdateBase",
        availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodupdate",
        summary: "The update after the choice of another card.",
        members: [
            Member(
                "errors", .list(.record("ApplePayError")), .optional, since: .version(12),
                "The errors, the most important first."),
            Member(
                "newShippingMethods", .list(.record("ApplePayShippingMethod")), .optional, since: .version(12),
                "The new shipping methods."),
            Member(
                "installmentGroupIdentifier", .text(.plain), .optional, since: .engineOnly("version 8 with installments"), personal: true,
                example: #""group-42""#,
                "The identifier of the installment group for the card."),
        ])
}
