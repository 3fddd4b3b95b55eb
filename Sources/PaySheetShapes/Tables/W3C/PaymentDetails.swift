extension Shapes {
    static let paymentDetails = Shape(
        "PaymentDetailsInit", swift: "PaymentDetails", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentdetailsinit-dictionary",
        summary: "The items and the total for the constructor of a payment request.",
        members: [
            Member(
                "id", .text(.plain), .optional, personal: true, example: #""order-0042""#,
                "The identifier of the request. By default the browser generates one."),
            Member(
                "total", .record("PaymentItem"), .required,
                "The amount to charge. Its currency is that of the whole request."),
            Member("displayItems", .list(.record("PaymentItem")), .optional, "The items of the total."),
            Member(
                "shippingOptions", .list(.record("PaymentShippingOption")), .optional,
                "The shipping options that the shopper can choose."),
            Member("modifiers", .list(.record("PaymentDetailsModifier")), .optional, "The changes for single payment methods."),
        ])
}
