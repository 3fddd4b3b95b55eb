/// The description of a merchant token that is not there.
enum DecryptedMetadataAlone: OneRowRule {
    static let row = RuleRow(DecryptedPaymentDataView.self, needs: [.merchantTokenMetadata]) { data, context in
        guard !data.isPresent(.merchantTokenIdentifier), data.isReadable(.merchantTokenMetadata) else { return }
        context.report(
            .decryptedMetadataAlone, at: data[.merchantTokenMetadata], help: "add \"merchantTokenIdentifier\"",
            "the metadata belongs to a merchant token, but none is named")
    }
}
