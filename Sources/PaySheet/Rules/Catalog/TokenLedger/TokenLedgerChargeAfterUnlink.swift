/// A charge of a merchant token that has ended.
enum TokenLedgerChargeAfterUnlink: OneRowRule {
    static let row = RuleRow(MerchantTokenHistoryView.self, needs: [.entries]) { history, context in
        guard let entries = history.entries, let end = TokenEnd(entries) else { return }
        for index in 0..<entries.count {
            guard let entry = entries[index], entry.word(.action) == MerchantTokenAction.chargedIndex, let moment = entry.instant(.at),
                moment > end.moment
            else { continue }
            context.report(
                .tokenLedgerChargeAfterUnlink, at: entry.node, related: [RelatedNode(end.node, "the token was unlinked here")],
                help: "ask the shopper for another way to pay",
                "the token was charged on \(entry.shownDate(.at), "date"), and it was unlinked on \(end.moment.description, "date")")
        }
    }
}
