/// The description of a merchant token that is not there.
enum DecryptedMetadataAlone: DocumentRule {
    static var rows: [RuleRow] {
        [RuleRow(ShapeIndex.decryptedPaymentData, needs: [DecryptedPaymentData.Slot.merchantTokenMetadata], check)]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !cursor.isPresent(DecryptedPaymentData.Slot.merchantTokenIdentifier),
            let node = cursor.slot(DecryptedPaymentData.Slot.merchantTokenMetadata)
        else { return }
        context.report(
            .decryptedMetadataAlone, at: node, help: "add \"merchantTokenIdentifier\"",
            "the metadata belongs to a merchant token, but none is named")
    }
}
