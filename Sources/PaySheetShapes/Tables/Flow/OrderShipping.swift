extension Shapes {
    static let orderShipping = Shape(
        "OrderShipping", swift: "ShopOrderShipping", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod",
        summary: "The shipping method of an order.",
        members: [
            Member("identifier", .text(.plain), .required, example: #""standard""#, "The key of the shipping method."),
            Member("amount", .amount, .required, example: #""4.99""#, "The price of shipping."),
        ])
}
