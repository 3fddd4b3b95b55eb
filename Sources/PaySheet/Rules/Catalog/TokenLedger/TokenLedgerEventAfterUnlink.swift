/// News about a merchant token that has ended.
enum TokenLedgerEventAfterUnlink: OneRowRule {
    static let row = RuleRow(MerchantTokenHistoryView.self, needs: [.entries]) { history, context in
        guard let entries = history.entries, let end = TokenEnd(entries) else { return }
        var earlier: Set<[UInt8]> = []
        for index in 0..<entries.count {
            guard let entry = entries[index], let id = TokenEnd.fetchedEvent(entry), let moment = entry.instant(.at), moment <= end.moment
            else { continue }
            earlier.insert(id)
        }
        for index in 0..<entries.count {
            guard let entry = entries[index], let id = TokenEnd.fetchedEvent(entry), let moment = entry.instant(.at),
                moment > end.moment, !earlier.contains(id), let event = entry.event, let type = event.text(.eventType),
                !type.equals(EventType.unlink)
            else { continue }
            context.report(
                .tokenLedgerEventAfterUnlink, at: entry.node, related: [RelatedNode(end.node, "the token was unlinked here")],
                help: "check the identifier of the token, and the clock of the ledger",
                "an event of \(entry.shownDate(.at), "date")"
                    + " changes the token, and it was unlinked on \(end.moment.description, "date")")
        }
    }
}
