/// An event that is new or misspelt.
enum EventType: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "event/type", "Unknown kind of event", .warning, group: .compatible,
            what: "eventType is none of the words that Apple documents.",
            why: "The list has grown before, so that a program must not fail at a new word; a misspelt one in a test makes the test "
                + "worthless.",
            instead: "Write UNLINK, UPDATED_METADATA, UPDATED_CARD_ART or UPDATED_MERCHANT_TOKEN_PUBLIC_KEY, in capital letters.",
            sources: ["MT-031"],
            page: "https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse",
            bad: [
                Sample(.event, [.text("/eventType", "UPDATED_CARD")], at: "/eventType", shows: ["MT-031"]),
                Sample(.event, [.text("/eventType", "unlink")], at: "/eventType", shows: ["MT-031"]),
            ],
            good: [
                Sample(.event, [.text("/eventType", "UNLINK")]),
                Sample(.event, [.text("/eventType", "UPDATED_MERCHANT_TOKEN_PUBLIC_KEY")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.merchantTokenEvent, needs: [MerchantTokenEvent.Slot.eventType], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let type = cursor.written(MerchantTokenEvent.Slot.eventType), !type.isLonger(than: 64), !type.equals("UNLINK"),
            !type.equals("UPDATED_METADATA"), !type.equals("UPDATED_CARD_ART"), !type.equals("UPDATED_MERCHANT_TOKEN_PUBLIC_KEY"),
            let node = cursor.slot(MerchantTokenEvent.Slot.eventType)
        else { return }
        context.report(
            .eventType, at: node,
            help: "write \"UNLINK\", \"UPDATED_METADATA\", \"UPDATED_CARD_ART\" or \"UPDATED_MERCHANT_TOKEN_PUBLIC_KEY\"",
            type.quoted + " is no kind of event that Apple documents")
    }
}
