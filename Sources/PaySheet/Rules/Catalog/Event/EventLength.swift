/// A text longer than Apple documents.
enum EventLength: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "event/length", "Length of a text about a merchant token", .warning,
            what: "A text in an event or in the metadata of a merchant token is empty or longer than documented.",
            why:
                "Apple does not send such a text: it was changed on the way, or a test does not look like the real thing, and a "
                + "database with the documented lengths cuts it off.",
            instead: "Keep to the documented length.",
            sources: ["MT-030"],
            page: "https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse",
            bad: [
                Sample(.event, [.text("/reason", String(repeating: "a", count: 257))], at: "/reason", shows: ["MT-030"]),
                Sample(
                    .event, [.text("/merchantTokenIdentifier", String(repeating: "a", count: 65))], at: "/merchantTokenIdentifier",
                    shows: ["MT-030"]),
                Sample(
                    .event, [.text("/merchantTokenMetadata/cardArt/0/name", "")], at: "/merchantTokenMetadata/cardArt/0/name",
                    shows: ["MT-030"]
                ),
                Sample(
                    .event, [.text("/merchantTokenMetadata/cardMetadata/expirationDate", "2034-01-31")],
                    at: "/merchantTokenMetadata/cardMetadata/expirationDate", shows: ["MT-030"]),
            ],
            good: [
                Sample(.event, [.text("/reason", String(repeating: "a", count: 256))]),
                Sample(.event, [.text("/merchantTokenIdentifier", String(repeating: "a", count: 64))]),
                Sample(.event, [.text("/merchantTokenMetadata/cardArt/0/name", "a")]),
                Sample(.event, [.text("/merchantTokenMetadata/cardMetadata/expirationDate", "01/31/34")]),
                Sample(.event, [.text("/reason", "")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.merchantTokenEvent) {
                check($0, MerchantTokenEvent.Slot.eventType, "eventType", 1, 64, &$1)
                check($0, MerchantTokenEvent.Slot.merchantTokenIdentifier, "merchantTokenIdentifier", 1, 64, &$1)
                check($0, MerchantTokenEvent.Slot.reason, "reason", 0, 256, &$1)
            },
            RuleRow(ShapeIndex.cardArt) {
                check($0, CardArt.Slot.name, "name", 1, 64, &$1)
                check($0, CardArt.Slot.type, "type", 1, 64, &$1)
                check($0, CardArt.Slot.url, "url", 1, 128, &$1)
            },
            RuleRow(ShapeIndex.cardMetadata) {
                check($0, CardMetadata.Slot.expirationDate, "expirationDate", 0, 8, &$1)
                check($0, CardMetadata.Slot.shortDescription, "shortDescription", 0, 64, &$1)
                check($0, CardMetadata.Slot.longDescription, "longDescription", 0, 128, &$1)
            },
        ]
    }

    private static func check(
        _ cursor: borrowing Cursor, _ member: Int, _ name: StaticString, _ least: Int, _ limit: Int, _ context: inout RuleContext
    ) {
        guard let text = cursor.written(member), let node = cursor.slot(member) else { return }
        if text.isLonger(than: limit) {
            context.report(
                .eventLength, at: node, help: "write at most " + String(limit) + " characters",
                "\"" + name.description + "\" has " + String(text.characterCount) + " characters, and Apple documents at most "
                    + String(limit))
        } else if text.isEmpty, least > 0 {
            context.report(.eventLength, at: node, help: "write at least one character", "\"" + name.description + "\" is empty")
        }
    }
}
