package import PaySheetGenerator

extension CatalogCode {
    /// The documents of payment providers' SDKs. They have no Swift values: the SDK of the provider has its own types.
    package static let providers = CatalogCode(
        "providers", in: "Sources/PaySheetProviders/Generated", from: "Sources/PaySheetShapes/Providers", hasValues: false)
}

extension RulePlaces {
    /// The rules about these documents.
    package static let providers = RulePlaces(
        guide: "Sources/PaySheetProviderGuide", codes: "Sources/PaySheetProviders/Rules/codes.tsv",
        checks: "Sources/PaySheetProviders/Rules")
}
