extension Shapes {
    static let paymentOptions = Shape(
        "PaymentOptions", swift: "PaymentOptions", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentoptions-dictionary",
        summary: "The information that the shopper must provide besides the payment.",
        members: [
            Member("requestPayerName", .boolean, .optional, default: "false", example: "true", "Whether to request the payer's name."),
            Member(
                "requestBillingAddress", .boolean, .optional, default: "false", example: "true", "Whether to request the billing address."),
            Member(
                "requestPayerEmail", .boolean, .optional, default: "false", example: "true", "Whether to request the payer's email address."
            ),
            Member(
                "requestPayerPhone", .boolean, .optional, default: "false", example: "true",
                "Whether to request the payer's telephone number."),
            Member("requestShipping", .boolean, .optional, default: "false", example: "true", "Whether to request a shipping address."),
            Member(
                "shippingType", .token("PaymentShippingType"), .optional, default: #""shipping""#, example: #""shipping""#,
                "The type of delivery."),
        ])
}
