/// An event without the news.
enum EventPayload: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.merchantTokenEvent, needs: [MerchantTokenEvent.Slot.eventType], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let type = cursor.written(MerchantTokenEvent.Slot.eventType) else { return }
        let isArt = type.equals("UPDATED_CARD_ART")
        guard isArt || type.equals("UPDATED_METADATA") else { return }
        var node = cursor.node
        if cursor.isPresent(MerchantTokenEvent.Slot.merchantTokenMetadata) {
            guard let metadata = MerchantTokenEventView(copy cursor).merchantTokenMetadata else { return }
            node = metadata.cursor.node
            let member = isArt ? MerchantTokenMetadata.Slot.cardArt : MerchantTokenMetadata.Slot.cardMetadata
            if let value = metadata.cursor.anyNode(member) {
                guard isArt, metadata.cursor.nodes[value].is(.array), metadata.cursor.nodes[value].count == 0 else { return }
            }
        }
        let name = isArt ? "\"cardArt\"" : "\"cardMetadata\""
        context.report(
            .eventPayload, at: node, help: "pass on the event unchanged",
            "the event reports a change of the card but has no " + name)
    }
}
