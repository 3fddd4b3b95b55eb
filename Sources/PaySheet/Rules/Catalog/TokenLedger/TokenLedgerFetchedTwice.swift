/// One event that was fetched twice.
enum TokenLedgerFetchedTwice: OneRowRule {
    static let row = RuleRow(MerchantTokenHistoryView.self, needs: [.entries]) { history, context in
        guard let entries = history.entries else { return }
        var first: [[UInt8]: Int] = [:]
        for index in 0..<entries.count {
            guard let entry = entries[index], let id = TokenEnd.fetchedEvent(entry) else { continue }
            guard let earlier = first[id] else {
                first[id] = entry.node
                continue
            }
            context.report(
                .tokenLedgerFetchedTwice, at: entry.node, related: [RelatedNode(earlier, "the first fetch is here")],
                help: "store each event identifier, and fetch an event only if its identifier is new",
                "this event was fetched before")
        }
    }
}
