extension Shapes {
    static let orderItem = Shape(
        "OrderItem", swift: "ShopOrderItem", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaylineitem",
        summary: "One line of an order.",
        members: [
            Member("label", .text(.plain), .required, example: #""Subtotal""#, "The name of the line."),
            Member("amount", .amount, .required, example: #""12.50""#, "The amount of the line."),
        ])
}
