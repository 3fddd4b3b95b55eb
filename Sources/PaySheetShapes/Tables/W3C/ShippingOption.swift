extension Shapes {
    static let shippingOption = Shape(
        "PaymentShippingOption", swift: "ShippingOption", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary",
        summary: "Is one way of shipping that the shopper can choose.",
        members: [
            Member("id", .text(.plain), .required, example: #""standard""#, "Holds the merchant's own key of the option."),
            Member("label", .text(.plain), .required, example: #""Standard Shipping""#, "Names the option."),
            Member("amount", .record("PaymentCurrencyAmount"), .required, "Holds the price of the option."),
            Member("selected", .boolean, .optional, default: "false", example: "true", "Marks the option that is chosen from the start."),
        ])
}
