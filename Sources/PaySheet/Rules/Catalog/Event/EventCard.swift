/// The last digits or the country of a card, written otherwise.
enum EventCard: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "event/card", "Digits and country of a card", .warning,
            what: "fpanSuffix is not up to four digits, or cardCountry is no country of two letters.",
            why: "Shops show the last digits of the card to the shopper, and compare the country with a list of codes.",
            instead: "Write the last four digits, and the ISO 3166-1 code of the country in two capital letters.",
            sources: ["MT-030", "MT-033"], page: "https://developer.apple.com/documentation/merchanttokennotificationservices/cardmetadata",
            bad: [
                Sample(
                    .event, [.text("/merchantTokenMetadata/cardMetadata/fpanSuffix", "222a")],
                    at: "/merchantTokenMetadata/cardMetadata/fpanSuffix", shows: ["MT-033"]),
                Sample(
                    .event, [.text("/merchantTokenMetadata/cardMetadata/fpanSuffix", "12222")],
                    at: "/merchantTokenMetadata/cardMetadata/fpanSuffix", shows: ["MT-030"]),
                Sample(
                    .event, [.text("/merchantTokenMetadata/cardMetadata/cardCountry", "DEU")],
                    at: "/merchantTokenMetadata/cardMetadata/cardCountry", shows: ["MT-033"]),
                Sample(
                    .event, [.text("/merchantTokenMetadata/cardMetadata/cardCountry", "ZZ")],
                    at: "/merchantTokenMetadata/cardMetadata/cardCountry", shows: ["MT-033"]),
            ],
            good: [
                Sample(.event, [.text("/merchantTokenMetadata/cardMetadata/fpanSuffix", "0000")]),
                Sample(.event, [.text("/merchantTokenMetadata/cardMetadata/cardCountry", "US")]),
            ])
    }

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
