extension Shapes {
    static let paymentMethodChangeEvent = Shape(
        "PaymentMethodChangeEvent", swift: "PaymentMethodChangeEvent", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentmethodchangeevent-interface",
        summary: "Reports that the shopper has changed the payment method or entered a coupon code.",
        members: [
            Member(
                "methodName", .text(.plain), .required, example: #""https://apple.com/apple-pay""#,
                "Identifies the payment method by its address."),
            Member(
                "methodDetails", .object, .optional, personal: true, example: #"{"type":"credit"}"#,
                "Holds the chosen card or the coupon code as Apple Pay describes it."),
        ])
}
