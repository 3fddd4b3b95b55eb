/// A pending line with an invisible amount.
enum ItemPendingAmount: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.lineItem, needs: [LineItem.Slot.type, LineItem.Slot.amount], roles: [.item],
                unless: .otherWord(LineItem.Slot.type, than: LineItemType.pendingIndex), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard cursor.wordIndex(LineItem.Slot.type) == LineItemType.pendingIndex,
            let amount = cursor.amount(LineItem.Slot.amount), !amount.isZero, let node = cursor.slot(LineItem.Slot.amount),
            cursor.nodes[node].isString, let type = cursor.slot(LineItem.Slot.type)
        else { return }
        let help = "write \"0.00\" while the amount is pending"
        context.report(
            .itemPendingAmount, at: node, related: [RelatedNode(type, "this makes it pending")],
            fix: RawFix(.risky, help, [.replace(node: node, text: "0.00")]), help: help,
            "the sheet shows a pending line without its amount, so " + Shown.quoted(amount.text) + " is lost")
    }
}
