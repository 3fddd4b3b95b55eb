/// An event without the news.
enum EventPayload: DocumentRule {
    static var rows: [RuleRow] { RuleRow(MerchantTokenEventView.self, needs: [.eventType], check) }

    static func check(_ event: borrowing MerchantTokenEventView, _ context: inout RuleContext) {
        guard let type = event.text(.eventType) else { return }
        let isArt = type.equals(EventType.updatedCardArt)
        guard isArt || type.equals(EventType.updatedMetadata) else { return }
        if event.isPresent(.merchantTokenMetadata) {
            guard let metadata = event.merchantTokenMetadata else { return }
            let hasNews = isArt ? metadata.isPresent(.cardArt) && metadata.cardArt?.count != 0 : metadata.isPresent(.cardMetadata)
            if hasNews { return }
        }
        context.report(
            .eventPayload, at: event[.merchantTokenMetadata], help: "pass on the event unchanged",
            "the event reports a change of the card but has no " + (isArt ? "\"cardArt\"" : "\"cardMetadata\""))
    }
}
