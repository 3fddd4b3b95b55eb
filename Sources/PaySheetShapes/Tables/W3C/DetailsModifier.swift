extension Shapes {
    static let detailsModifier = Shape(
        "PaymentDetailsModifier", swift: "DetailsModifier", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentdetailsmodifier-dictionary",
        summary: "Changes the details for one payment method.",
        members: [
            Member(
                "supportedMethods", .text(.plain), .required, example: #""https://apple.com/apple-pay""#,
                "Identifies the payment method by its address."),
            Member("total", .record("PaymentItem"), .optional, "Takes the place of the total."),
            Member(
                "additionalDisplayItems", .list(.record("PaymentItem")), .optional, default: "[]",
                "Lists items to be shown after those of the details."),
            Member(
                "data",
                .variant(
                    "ModifierPayload", by: "supportedMethods",
                    cases: [.init("https://apple.com/apple-pay", "ApplePayModifier", "applePay")]), .optional,
                "Holds what the payment method needs to know about the change."),
        ])
}
