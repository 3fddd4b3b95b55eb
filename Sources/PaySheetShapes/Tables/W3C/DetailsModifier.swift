extension Shapes {
    static let detailsModifier = Shape(
        "PaymentDetailsModifier", swift: "DetailsModifier", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentdetailsmodifier-dictionary",
        summary: "A change of the details for one payment method.",
        members: [
            Member(
                "supportedMethods", .text(.plain), .required, example: #""https://apple.com/apple-pay""#,
                "The identifier of the payment method."),
            Member("total", .record("PaymentItem"), .optional, "The new total."),
            Member(
                "additionalDisplayItems", .list(.record("PaymentItem")), .optional, default: "[]",
                "The items to show after those of the details."),
            Member(
                "data",
                .variant(
                    "ModifierPayload", by: "supportedMethods",
                    cases: [.init("https://apple.com/apple-pay", "ApplePayModifier", "applePay")]), .optional,
                "The data of the change for the payment method."),
        ])
}
