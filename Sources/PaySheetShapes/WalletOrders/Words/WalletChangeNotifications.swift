extension OrderShapes {
    static let changeNotifications = Vocabulary(
        "WalletChangeNotifications", swift: "WalletChangeNotifications", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/order",
        summary: "Whether Wallet tells the customer about changes.",
        words: [
            Word("enabled", "Always."),
            Word("disabledIfAppInstalled", "Only without one of the associated apps."),
        ])
}
