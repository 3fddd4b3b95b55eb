extension OrderShapes {
    static let currencyAmount = Shape(
        "WalletAmount", swift: "WalletAmount", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/currencyamount",
        summary: "An amount with its currency.",
        members: [
            Member("amount", .amount, .required, "The amount, as text."),
            Member("currency", .text(.currency), .required, "The ISO 4217 code of the currency."),
        ])
}
