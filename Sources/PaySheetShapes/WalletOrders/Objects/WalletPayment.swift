extension OrderShapes {
    static let payment = Shape(
        "WalletPayment", swift: "WalletPayment", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/payment",
        summary: "The payment for an order.",
        members: [
            Member("total", .record("WalletAmount"), .required, "The total."),
            Member("summaryItems", .list(.record("WalletSummaryItem")), .optional, "The parts of the total."),
            Member(
                "transactions", .list(.record("WalletTransaction")), .optional, since: .system("iOS 17.0, macOS 14.0"), "The transactions."),
            Member(
                "status", .token("WalletPaymentStatus"), .optional, since: .deprecated("use `transactions` from iOS 17 on"),
                "The status of the payment, which iOS 16 needs."),
            Member(
                "paymentMethods", .list(.text(.plain)), .optional, since: .deprecated("use `transactions` from iOS 17 on"), personal: true,
                example: #"["Visa 1234"]"#, "The names of the payment methods."),
            Member(
                "applePayTransactionIdentifiers", .list(.text(.plain)), .optional, since: .deprecated("use `transactions` from iOS 17 on"),
                personal: true, example: #"["0f1e2d"]"#, "The identifiers of further Apple Pay transactions."),
        ])
}
