extension OrderShapes {
    static let orderType = Vocabulary(
        "WalletOrderType", swift: "WalletOrderType", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/order",
        summary: "The kind of an order.",
        words: [
            Word("ecommerce", "Ordered from a shop.")
        ])
}
