/// An event without the news.
enum EventPayload: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "event/payload", "Event without its news", .warning, group: .compatible,
            what: "An event reports a new picture without cardArt, or new metadata without cardMetadata.",
            why: "There is nothing to take over: what is known of the card stays as it was.",
            instead: "Hand the event on as Apple gave it, with merchantTokenMetadata.",
            sources: ["MT-032"],
            page: "https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse",
            bad: [
                Sample(.event, [.remove("/merchantTokenMetadata/cardMetadata")], at: "/merchantTokenMetadata", shows: ["MT-032"]),
                Sample(
                    .event, [.text("/eventType", "UPDATED_CARD_ART"), .remove("/merchantTokenMetadata/cardArt")],
                    at: "/merchantTokenMetadata",
                    shows: ["MT-032"]),
                Sample(.event, [.remove("/merchantTokenMetadata")], shows: ["MT-032"]),
                Sample(
                    .event, [.text("/eventType", "UPDATED_CARD_ART"), .set("/merchantTokenMetadata/cardArt", "[]")],
                    at: "/merchantTokenMetadata"),
            ],
            good: [
                Sample(.event, [.text("/eventType", "UNLINK"), .remove("/merchantTokenMetadata")]),
                Sample(.event, [.remove("/merchantTokenMetadata/cardArt")]),
                Sample(.event, [.text("/eventType", "UPDATED_CARD_ART"), .remove("/merchantTokenMetadata/cardMetadata")]),
            ])
    }

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
            .eventPayload, at: node, help: "hand the event on as Apple gave it",
            "the event reports something new about the card and has no " + name)
    }
}
