/// The last digits or the country of a card, written otherwise.
enum EventCard: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow.text(CardMetadataView.self, .fpanSuffix) { suffix, node, context in
            guard suffix.number(ofDigits: 1...4) == nil else { return }
            context.report(
                .eventCard, at: node, help: "write the last four digits", "the end of the card's number is not up to four digits")
        }
        RuleRow.text(CardMetadataView.self, .cardCountry) { country, node, context in
            guard !Country.isKnownToWebKit(country.bytes, from: Int(country.node.start), to: Int(country.node.end)) else { return }
            context.report(
                .eventCard, at: node, help: "write an ISO 3166-1 code such as \"US\"",
                "\(country.quoted, "country") is not a country code of two capital letters")
        }
    }
}
