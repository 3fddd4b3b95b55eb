package import PaySheetGenerator

extension CatalogCode {
    /// Cards of an issuer, and keys for one card.
    package static let issuing = CatalogCode("issuing", in: "Sources/PaySheetIssuing/Generated", from: "Sources/PaySheetShapes/Issuing")
}

extension RulePlaces {
    /// The rules of card provisioning.
    package static let issuing = RulePlaces(
        guide: "Sources/PaySheetIssuing", codes: "Sources/PaySheetIssuing/Rules/codes.tsv", checks: "Sources/PaySheetIssuing/Rules")
}
