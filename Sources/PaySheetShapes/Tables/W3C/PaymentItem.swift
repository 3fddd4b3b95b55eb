extension Shapes {
    static let paymentItem = Shape(
        "PaymentItem", swift: "PaymentItem", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentitem-dictionary",
        summary: "One line of a payment: a label with an amount.",
        members: [
            Member("label", .text(.plain), .required, example: #""Subtotal""#, "The name of the item."),
            Member("amount", .record("PaymentCurrencyAmount"), .required, "The amount of the item."),
            Member("pending", .boolean, .optional, default: "false", example: "false", "Whether the amount is not final yet."),
        ])
}
