extension OrderShapes {
    static let orderIdentifiers = Shape(
        "OrderIdentifiers", swift: "OrderIdentifiers", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/orderidentifiers",
        summary: "The orders that changed since the last answer.",
        members: [
            Member(
                "orderIdentifiers", .list(.text(.plain)), .optional, personal: true, example: #"["2027-000042"]"#,
                "The identifiers of the orders."),
            Member("lastModified", .text(.plain), .optional, example: #""7""#, "A tag that the device sends with its next request."),
        ])
}
