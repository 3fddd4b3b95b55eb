/// An event without the news.
enum EventPayload: OneRowRule {
    static let row = RuleRow(MerchantTokenEventView.self, needs: [.eventType]) { event, context in
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
            "the event reports a change of the card but has no \(isArt ? "\"cardArt\"" : "\"cardMetadata\"", "member")")
    }
}
