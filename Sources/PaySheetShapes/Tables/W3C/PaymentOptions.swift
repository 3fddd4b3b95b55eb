extension Shapes {
    static let paymentOptions = Shape(
        "PaymentOptions", swift: "PaymentOptions", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentoptions-dictionary",
        summary: "Says what the shopper must give besides the payment.",
        members: [
            Member("requestPayerName", .boolean, .optional, default: "false", example: "true", "Asks for the payer's name."),
            Member("requestBillingAddress", .boolean, .optional, default: "false", example: "true", "Asks for the billing address."),
            Member("requestPayerEmail", .boolean, .optional, default: "false", example: "true", "Asks for the payer's email address."),
            Member("requestPayerPhone", .boolean, .optional, default: "false", example: "true", "Asks for the payer's telephone number."),
            Member("requestShipping", .boolean, .optional, default: "false", example: "true", "Asks for a shipping address."),
            Member(
                "shippingType", .token("PaymentShippingType"), .optional, default: #""shipping""#, example: #""shipping""#,
                "Says how the goods reach the shopper."),
        ])
}
