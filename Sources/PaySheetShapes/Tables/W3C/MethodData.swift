extension Shapes {
    static let methodData = Shape(
        "PaymentMethodData", swift: "MethodData", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentmethoddata-dictionary",
        summary: "A payment method and its data.",
        members: [
            Member(
                "supportedMethods", .text(.plain), .required, example: #""https://apple.com/apple-pay""#,
                "The identifier of the payment method."),
            Member(
                "data",
                .variant(
                    "MethodPayload", by: "supportedMethods",
                    cases: [.init("https://apple.com/apple-pay", "ApplePayRequest", "applePay")]), .optional,
                "The data for the payment method."),
        ])
}
