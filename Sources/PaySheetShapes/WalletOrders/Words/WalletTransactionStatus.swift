extension OrderShapes {
    static let transactionStatus = Vocabulary(
        "WalletTransactionStatus", swift: "WalletTransactionStatus", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/paymenttransaction",
        summary: "The status of a transaction.",
        words: [
            Word("pending", "Not decided."),
            Word("approved", "Approved."),
            Word("completed", "Completed."),
            Word("cancelled", "Cancelled."),
            Word("failed", "Failed."),
        ])
}
