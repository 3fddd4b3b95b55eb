extension OrderShapes {
    static let orderStatus = Vocabulary(
        "WalletOrderStatus", swift: "WalletOrderStatus", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/order",
        summary: "The status of an order.",
        words: [
            Word("open", "Something is still to be done."),
            Word("completed", "Everything is done."),
            Word("cancelled", "The order was cancelled."),
        ])
}
