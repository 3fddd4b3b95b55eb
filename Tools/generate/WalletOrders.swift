package import PaySheetGenerator

extension CatalogCode {
    /// The documents of Wallet orders.
    package static let walletOrders = CatalogCode(
        "walletOrders", in: "Sources/PaySheetOrders/Generated", from: "Sources/PaySheetShapes/WalletOrders")
}

extension RulePlaces {
    /// The rules of Wallet orders.
    package static let walletOrders = RulePlaces(
        guide: "Sources/PaySheetOrderGuide", codes: "Sources/PaySheetOrders/Rules/codes.tsv", checks: "Sources/PaySheetOrders/Rules")
}
