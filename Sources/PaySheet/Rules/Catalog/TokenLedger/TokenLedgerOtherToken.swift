/// An event about another token.
enum TokenLedgerOtherToken: OneRowRule {
    static let row = RuleRow(MerchantTokenHistoryView.self, needs: [.merchantTokenIdentifier, .entries]) { history, context in
        guard let token = history.text(.merchantTokenIdentifier), let entries = history.entries else { return }
        for index in 0..<entries.count {
            guard let entry = entries[index], let event = entry.event, let other = event.text(.merchantTokenIdentifier),
                !other.equals(token)
            else { continue }
            context.report(
                .tokenLedgerOtherToken, at: event[.merchantTokenIdentifier],
                related: [RelatedNode(history[.merchantTokenIdentifier], "the history is of this token")],
                help: "move the entry to the history of its token", "the event is about another token")
        }
    }
}
