/// A text longer than Apple documents.
enum EventLength: DocumentRule {
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
