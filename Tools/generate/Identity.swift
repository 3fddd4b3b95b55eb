package import PaySheetGenerator

extension CatalogCode {
    /// Requests for identity documents.
    package static let identity = CatalogCode("identity", in: "Sources/PaySheetIdentity/Generated", from: "Sources/PaySheetShapes/Identity")
}

extension RulePlaces {
    /// The rules about identity documents.
    package static let identity = RulePlaces(
        guide: "Sources/PaySheetIdentity", codes: "Sources/PaySheetIdentity/Rules/codes.tsv", checks: "Sources/PaySheetIdentity/Rules")
}
