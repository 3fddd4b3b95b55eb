/// A pending line with an invisible amount.
enum ItemPendingAmount: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(LineItemView.self, needs: [.amount], roles: [.item], when: .word(.type, is: LineItemType.pendingIndex), check)
    }

    static func check(_ line: borrowing LineItemView, _ context: inout RuleContext) {
        guard let amount = line.amount, !amount.isZero, line.isString(.amount) else { return }
        let help = "write \"0.00\" while the amount is pending"
        let node = line[.amount]
        context.report(
            .itemPendingAmount, at: node, related: [RelatedNode(line[.type], "this makes it pending")],
            fix: RawFix(.risky, help, [.replace(node: node, text: "0.00")]), help: help,
            "the sheet shows a pending line without its amount, so " + Shown.quoted(amount.text) + " is lost")
    }
}
