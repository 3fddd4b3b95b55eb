/// A plan that the shopper ended, and whose token lives on.
enum TokenLedgerUnlinkMissing: OneRowRule {
    static let row = RuleRow(MerchantTokenHistoryView.self, needs: [.entries]) { history, context in
        guard let entries = history.entries,
            !entries.mayContain(where: { $0.word(.action) == MerchantTokenAction.unlinkedIndex || TokenEnd.isUnlinkEvent($0) })
        else { return }
        for index in 0..<entries.count {
            guard let entry = entries[index], entry.word(.action) == MerchantTokenAction.cancelledIndex else { continue }
            context.report(
                .tokenLedgerUnlinkMissing, at: entry.node, help: "call unlink for the token",
                "the shopper ended the plan, and the token is still linked")
            return
        }
    }
}
