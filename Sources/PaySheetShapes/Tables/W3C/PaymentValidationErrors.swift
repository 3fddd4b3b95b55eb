extension Shapes {
    static let paymentValidationErrors = Shape(
        "PaymentValidationErrors", swift: "PaymentValidationErrors", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentvalidationerrors-dictionary",
        summary: "The errors that the shopper must correct before another attempt.",
        members: [
            Member(
                "error", .text(.plain), .optional, example: #""Some details need to be corrected.""#,
                "The description of the failure as a whole."),
            Member("paymentMethod", .list(.record("ApplePayError")), .optional, "The errors for Apple Pay."),
            Member("payer", .record("PayerErrors"), .optional, "The errors in the payer's details."),
            Member("shippingAddress", .record("AddressErrors"), .optional, "The errors in the shipping address."),
        ])
}
