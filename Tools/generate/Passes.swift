package import PaySheetGenerator

extension CatalogCode {
    /// Passes of Wallet.
    package static let passes = CatalogCode("passes", in: "Sources/PaySheetPasses/Generated", from: "Sources/PaySheetShapes/Passes")
}

extension RulePlaces {
    /// The rules of passes.
    package static let passes = RulePlaces(
        guide: "Sources/PaySheetPasses", codes: "Sources/PaySheetPasses/Rules/codes.tsv", checks: "Sources/PaySheetPasses/Rules")
}
