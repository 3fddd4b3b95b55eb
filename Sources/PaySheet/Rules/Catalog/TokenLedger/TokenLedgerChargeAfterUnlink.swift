/// A charge of a merchant token that has ended.
enum TokenLedgerChargeAfterUnlink: DocumentRule {
    static var rows: [RuleRow] { RuleRow(MerchantTokenHistoryView.self, needs: [.entries], check) }

    static func check(_ history: borrowing MerchantTokenHistoryView, _ context: inout RuleContext) {
        guard let entries = history.entries, let end = TokenEnd(entries) else { return }
        for index in 0..<entries.count {
            guard let entry = entries[index], entry.word(.action) == MerchantTokenAction.chargedIndex, let moment = entry.instant(.at),
                moment > end.moment
            else { continue }
            context.report(
                .tokenLedgerChargeAfterUnlink, at: entry.node, related: [RelatedNode(end.node, "the token was unlinked here")],
                help: "ask the shopper for another way to pay",
                "the token was charged on " + entry.shownDate(.at) + ", and it was unlinked on " + end.moment.text)
        }
    }
}
