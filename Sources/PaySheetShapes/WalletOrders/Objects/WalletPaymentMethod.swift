extension OrderShapes {
    static let paymentMethod = Shape(
        "WalletPaymentMethod", swift: "WalletPaymentMethod", group: .other, availability: .system("iOS 17.0, macOS 14.0"),
        link: "https://developer.apple.com/documentation/walletorders/paymentmethod",
        summary: "A payment method.",
        members: [
            Member(
                "displayName", .text(.plain), .required, personal: true, example: #""Visa 1234""#,
                "The name, such as the network and the last digits.")
        ])
}
