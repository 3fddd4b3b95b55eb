extension OrderShapes {
    static let summaryItem = Shape(
        "WalletSummaryItem", swift: "WalletSummaryItem", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/payment/summaryitems",
        summary: "A part of the total of an order.",
        members: [
            Member("label", .text(.plain), .required, example: #""Subtotal""#, "The name."),
            Member("value", .record("WalletAmount"), .required, "The amount."),
        ])
}
