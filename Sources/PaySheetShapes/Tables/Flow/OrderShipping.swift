extension Shapes {
    static let orderShipping = Shape(
        "OrderShipping", swift: "OrderShipping", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod",
        summary: "Is the way of shipping that an order uses.",
        members: [
            Member("identifier", .text(.plain), .required, example: #""standard""#, "Holds the key of the shipping method."),
            Member("amount", .amount, .required, example: #""4.99""#, "Holds the price of shipping."),
        ])
}
