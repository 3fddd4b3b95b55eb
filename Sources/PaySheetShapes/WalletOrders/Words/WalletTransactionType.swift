extension OrderShapes {
    static let transactionType = Vocabulary(
        "WalletTransactionType", swift: "WalletTransactionType", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/paymenttransaction",
        summary: "Whether money was paid or returned.",
        words: [
            Word("purchase", "Paid."),
            Word("refund", "Returned."),
        ])
}
