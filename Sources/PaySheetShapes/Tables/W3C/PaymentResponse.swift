extension Shapes {
    static let paymentResponse = Shape(
        "PaymentResponse", swift: "PaymentResponse", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentresponse-interface",
        summary: "Is what the W3C API hands over once the shopper has authorized the payment.",
        members: [
            Member("requestId", .text(.plain), .required, personal: true, example: #""order-0042""#, "Names the request that is answered."),
            Member(
                "methodName", .text(.plain), .required, example: #""https://apple.com/apple-pay""#,
                "Identifies the payment method by its address."),
            Member("details", .record("ApplePayPayment"), .required, "Holds the payment that Apple Pay hands over."),
            Member(
                "shippingAddress", .object, .optional, personal: true,
                example: #"{"country":"US","city":"Cupertino","postalCode":"95014"}"#,
                "Holds the shipping address in the form of the W3C API."),
            Member("shippingOption", .text(.plain), .optional, example: #""standard""#, "Holds the key of the chosen shipping option."),
            Member("payerName", .text(.plain), .optional, personal: true, example: #""Jo Doe""#, "Holds the payer's name."),
            Member(
                "payerEmail", .text(.plain), .optional, personal: true, example: #""jo@example.com""#,
                "Holds the payer's email address."),
            Member(
                "payerPhone", .text(.plain), .optional, personal: true, example: #""+1 555 0100""#,
                "Holds the payer's telephone number."),
        ])
}
