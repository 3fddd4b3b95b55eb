extension Shapes {
    static let flowSelection = Shape(
        "FlowSelection", swift: "FlowSelection", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaysession",
        summary: "What the shopper chose or entered.",
        members: [
            Member(
                "shippingMethod", .text(.plain), .optional, example: #""standard""#,
                "The identifier of the chosen shipping method or option."),
            Member("shippingContact", .record("ApplePayPaymentContact"), .optional, "The chosen shipping contact."),
            Member("paymentMethod", .record("ApplePayPaymentMethod"), .optional, "The chosen card."),
            Member("couponCode", .text(.plain), .optional, example: #""WELCOME10""#, "The entered coupon code."),
        ])
}
