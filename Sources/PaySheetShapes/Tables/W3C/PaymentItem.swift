extension Shapes {
    static let paymentItem = Shape(
        "PaymentItem", swift: "PaymentItem", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentitem-dictionary",
        summary: "Is one line of a payment: a label with an amount.",
        members: [
            Member("label", .text(.plain), .required, example: #""Subtotal""#, "Names the item."),
            Member("amount", .record("PaymentCurrencyAmount"), .required, "Holds the item's amount."),
            Member("pending", .boolean, .optional, default: "false", example: "false", "Marks an amount that is not settled yet."),
        ])
}
