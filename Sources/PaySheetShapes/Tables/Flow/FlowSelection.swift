extension Shapes {
    static let flowSelection = Shape(
        "FlowSelection", swift: "FlowSelection", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaysession",
        summary: "Says what the shopper has chosen or entered.",
        members: [
            Member(
                "shippingMethod", .text(.plain), .optional, example: #""standard""#,
                "Holds the identifier of the chosen shipping method."),
            Member("shippingContact", .record("ApplePayPaymentContact"), .optional, "Holds the chosen shipping contact."),
            Member("paymentMethod", .record("ApplePayPaymentMethod"), .optional, "Describes the chosen card."),
            Member("couponCode", .text(.plain), .optional, example: #""WELCOME10""#, "Holds the coupon code that was entered."),
        ])
}
