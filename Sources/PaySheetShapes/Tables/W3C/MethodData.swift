extension Shapes {
    static let methodData = Shape(
        "PaymentMethodData", swift: "MethodData", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentmethoddata-dictionary",
        summary: "Names a payment method and the data that goes with it.",
        members: [
            Member(
                "supportedMethods", .text(.plain), .required, example: #""https://apple.com/apple-pay""#,
                "Identifies the payment method by its address."),
            Member(
                "data",
                .variant(
                    "MethodPayload", by: "supportedMethods",
                    cases: [.init("https://apple.com/apple-pay", "ApplePayRequest", "applePay")]), .optional,
                "Holds what the payment method needs to know."),
        ])
}
