extension OrderShapes {
    static let transaction = Shape(
        "WalletTransaction", swift: "WalletTransaction", group: .other, availability: .system("iOS 17.0, macOS 14.0"),
        link: "https://developer.apple.com/documentation/walletorders/paymenttransaction",
        summary: "A transaction of a payment.",
        members: [
            Member("amount", .record("WalletAmount"), .required, "The amount."),
            Member("createdAt", .date, .required, "When it was made."),
            Member("paymentMethod", .record("WalletPaymentMethod"), .required, "The payment method."),
            Member("status", .token("WalletTransactionStatus"), .required, "The status of the transaction."),
            Member("transactionType", .token("WalletTransactionType"), .required, "Whether money was paid or returned."),
            Member(
                "applePayTransactionIdentifier", .text(.plain), .optional, personal: true, example: #""0f1e2d""#,
                "The identifier of the Apple Pay transaction."),
            Member("receipt", .text(.plain), .optional, example: #""receipt.pdf""#, "The name of a file with the receipt in the package."),
        ])
}
