package import PaySheetGenerator

extension CatalogCode {
    /// StoreKit configuration files.
    package static let storeKit = CatalogCode(
        "storeKit", in: "Sources/PaySheetStoreKit/Generated", from: "Sources/PaySheetShapes/StoreKit")
}

extension RulePlaces {
    /// The rules of StoreKit configuration files.
    package static let storeKit = RulePlaces(
        guide: "Sources/PaySheetStoreKit", codes: "Sources/PaySheetStoreKit/Rules/codes.tsv", checks: "Sources/PaySheetStoreKit/Rules")
}
