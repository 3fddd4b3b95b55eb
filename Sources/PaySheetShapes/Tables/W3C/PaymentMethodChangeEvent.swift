extension Shapes {
    static let paymentMethodChangeEvent = Shape(
        "PaymentMethodChangeEvent", swift: "PaymentMethodChangeEvent", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentmethodchangeevent-interface",
        summary: "The event for another payment method or a coupon code.",
        members: [
            Member(
                "methodName", .text(.plain), .required, example: #""https://apple.com/apple-pay""#,
                "The identifier of the payment method."),
            Member(
                "methodDetails", .object, .optional, personal: true, example: #"{"type":"credit"}"#,
                "The chosen card or the coupon code, as Apple Pay describes it."),
        ])
}
