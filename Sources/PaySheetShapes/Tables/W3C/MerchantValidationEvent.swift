extension Shapes {
    static let merchantValidationEvent = Shape(
        "MerchantValidationEvent", swift: "MerchantValidationEvent", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/merchant-validation/#merchantvalidationevent-interface",
        summary: "The event that asks a page of the W3C API for a merchant session.",
        members: [
            Member(
                "methodName", .text(.plain), .optional, example: #""https://apple.com/apple-pay""#,
                "The identifier of the payment method."),
            Member(
                "validationURL", .text(.url), .required, example: #""https://apple-pay-gateway.apple.com/paymentservices/startSession""#,
                "The address from which the server gets the session."),
        ])
}
