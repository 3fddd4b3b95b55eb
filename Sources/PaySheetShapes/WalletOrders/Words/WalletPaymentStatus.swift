extension OrderShapes {
    static let paymentStatus = Vocabulary(
        "WalletPaymentStatus", swift: "WalletPaymentStatus", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/payment",
        summary: "The status of a payment.",
        words: [
            Word("pending", "Not decided."),
            Word("authorized", "Authorized."),
            Word("paid", "Paid."),
            Word("refunded", "Paid back."),
            Word("declined", "Declined."),
            Word("voided", "Voided."),
        ])
}
