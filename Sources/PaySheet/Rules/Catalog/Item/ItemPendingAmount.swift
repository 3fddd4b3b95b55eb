/// A pending line with an invisible amount.
enum ItemPendingAmount: OneRowRule {
    static let row = RuleRow(LineItemView.self, needs: [.amount], roles: [.item], when: .word(.type, is: LineItemType.pendingIndex)) {
        line, context in
        guard let amount = line.amount, !amount.isZero, line.isString(.amount) else { return }
        let help = "write \"0.00\" while the amount is pending"
        let node = line[.amount]
        context.report(
            .itemPendingAmount, at: node, related: [RelatedNode(line[.type], "this makes it pending")],
            fix: RawFix(.risky, help, [.replace(node: node, text: "0.00")]), help: help,
            "the sheet shows a pending line without its amount, so \"\(shown: amount)\" is lost")
    }
}
