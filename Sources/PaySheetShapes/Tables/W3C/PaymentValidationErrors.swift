extension Shapes {
    static let paymentValidationErrors = Shape(
        "PaymentValidationErrors", swift: "PaymentValidationErrors", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentvalidationerrors-dictionary",
        summary: "Says what the shopper must correct before the payment is tried again.",
        members: [
            Member(
                "error", .text(.plain), .optional, example: #""Some details need to be corrected.""#,
                "Describes the failure as a whole."),
            Member("paymentMethod", .list(.record("ApplePayError")), .optional, "Lists what Apple Pay shows as wrong."),
            Member("payer", .record("PayerErrors"), .optional, "Says which details of the payer are wrong."),
            Member("shippingAddress", .record("AddressErrors"), .optional, "Says which parts of the shipping address are wrong."),
        ])
}
