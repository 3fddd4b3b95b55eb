extension Shapes {
    static let shippingOption = Shape(
        "PaymentShippingOption", swift: "ShippingOption", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary",
        summary: "One shipping option that the shopper can choose.",
        members: [
            Member("id", .text(.plain), .required, example: #""standard""#, "The merchant's own key for the option."),
            Member("label", .text(.plain), .required, example: #""Standard Shipping""#, "The name of the option."),
            Member("amount", .record("PaymentCurrencyAmount"), .required, "The price of the option."),
            Member("selected", .boolean, .optional, default: "false", example: "true", "Whether the option is selected at the start."),
        ])
}
