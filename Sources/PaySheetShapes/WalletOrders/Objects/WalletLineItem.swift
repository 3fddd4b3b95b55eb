extension OrderShapes {
    static let lineItem = Shape(
        "WalletLineItem", swift: "WalletLineItem", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/lineitem",
        summary: "An item of an order, a shipment, a pickup or a return.",
        members: [
            Member("title", .text(.plain), .required, example: #""Bowl""#, "The name of the item."),
            Member("quantity", .number, .required, example: #"2"#, "How many there are."),
            Member("subtitle", .text(.plain), .optional, example: #""Blue""#, "More about the item."),
            Member("image", .text(.plain), .optional, example: #""bowl""#, "The name of an image in the package."),
            Member("price", .record("WalletAmount"), .optional, "The price of the item."),
            Member("sku", .text(.plain), .optional, example: #""BOWL-1""#, "The merchant's own identifier of the item."),
            Member(
                "gtin", .text(.plain), .optional, example: #""4006381333931""#, "The Global Trade Item Number, such as an EAN or an ISBN."),
        ])
}
