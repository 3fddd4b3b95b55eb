extension Shapes {
    static let paymentResponse = Shape(
        "PaymentResponse", swift: "PaymentResponse", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentresponse-interface",
        summary: "The result of the W3C API after the shopper has authorized the payment.",
        members: [
            Member("requestId", .text(.plain), .required, personal: true, example: #""order-0042""#, "The identifier of the request."),
            Member(
                "methodName", .text(.plain), .required, example: #""https://apple.com/apple-pay""#,
                "The identifier of the payment method."),
            Member("details", .record("ApplePayPayment"), .required, "The payment from Apple Pay."),
            Member(
                "shippingAddress", .object, .optional, personal: true,
                example: #"{"country":"US","city":"Cupertino","postalCode":"95014"}"#,
                "The shipping address in the format of the W3C API."),
            Member("shippingOption", .text(.plain), .optional, example: #""standard""#, "The key of the chosen shipping option."),
            Member("payerName", .text(.plain), .optional, personal: true, example: #""Jo Doe""#, "The payer's name."),
            Member(
                "payerEmail", .text(.plain), .optional, personal: true, example: #""jo@example.com""#,
                "The payer's email address."),
            Member(
                "payerPhone", .text(.plain), .optional, personal: true, example: #""+1 555 0100""#,
                "The payer's telephone number."),
        ])
}
