extension Shapes {
    static let paymentDetails = Shape(
        "PaymentDetailsInit", swift: "PaymentDetails", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentdetailsinit-dictionary",
        summary: "Says what is paid, as the constructor of a payment request takes it.",
        members: [
            Member(
                "id", .text(.plain), .optional, personal: true, example: #""order-0042""#,
                "Names the request, for which the browser otherwise makes up a key."),
            Member(
                "total", .record("PaymentItem"), .required,
                "Holds the amount that is charged; its currency is that of the whole request."),
            Member("displayItems", .list(.record("PaymentItem")), .optional, "Lists what the total is made of."),
            Member(
                "shippingOptions", .list(.record("PaymentShippingOption")), .optional,
                "Lists the ways of shipping that the shopper can choose from."),
            Member("modifiers", .list(.record("PaymentDetailsModifier")), .optional, "Lists changes for single payment methods."),
        ])
}
