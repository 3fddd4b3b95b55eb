/// The last digits or the country of a card, written otherwise.
enum EventCard: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.cardMetadata, needs: [CardMetadata.Slot.fpanSuffix], checkSuffix),
            RuleRow(ShapeIndex.cardMetadata, needs: [CardMetadata.Slot.cardCountry], checkCountry),
        ]
    }

    static func checkSuffix(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(CardMetadata.Slot.fpanSuffix), text.number(ofDigits: 1...4) == nil,
            let node = cursor.slot(CardMetadata.Slot.fpanSuffix)
        else { return }
        context.report(.eventCard, at: node, help: "write the last four digits", "the end of the card's number is not up to four digits")
    }

    static func checkCountry(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(CardMetadata.Slot.cardCountry), let node = cursor.slot(CardMetadata.Slot.cardCountry),
            !Country.isAcceptedByEngine(text.bytes, from: Int(text.node.start), to: Int(text.node.end))
        else { return }
        context.report(
            .eventCard, at: node, help: "write an ISO 3166-1 code such as \"US\"",
            text.quoted + " is no country code of two capital letters")
    }
}
