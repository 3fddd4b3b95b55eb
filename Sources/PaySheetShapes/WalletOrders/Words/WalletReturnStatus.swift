extension OrderShapes {
    static let returnStatus = Vocabulary(
        "WalletReturnStatus", swift: "WalletReturnStatus", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/return",
        summary: "The status of a return.",
        words: [
            Word("open", "Nothing is done yet."),
            Word("onTheWay", "On its way to the merchant."),
            Word("processing", "The merchant has it."),
            Word("issue", "Something is wrong."),
            Word("completed", "Done."),
            Word("cancelled", "It was cancelled."),
        ])
}
