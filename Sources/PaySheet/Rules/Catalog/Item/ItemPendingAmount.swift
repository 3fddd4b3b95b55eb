/// A pending line with an amount that nobody sees.
enum ItemPendingAmount: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "item/pending-amount", "Amount of a pending line", .warning,
            what: "A pending line has an amount other than zero.",
            why:
                "Safari drops the amount of a pending line, whatever it is, and the sheet shows \"Amount Pending\" in its place. "
                + "Whoever wrote "
                + "the amount expects it to be shown or charged.",
            instead: "Write zero or leave the amount out while it is pending, or make the line final.",
            sources: ["AP-LI-PENDING-AMOUNT", "WK-ITEM-PENDING", "AP-LI-PENDING-SHOW"], page: "applepaylineitem/type",
            bad: [
                Sample(
                    .request, [.text("/lineItems/1/type", "pending")], at: "/lineItems/1/amount",
                    shows: ["AP-LI-PENDING-AMOUNT", "WK-ITEM-PENDING", "AP-LI-PENDING-SHOW"]),
                Sample(.shippingContactUpdate, [.text("/newLineItems/1/type", "pending")], at: "/newLineItems/1/amount"),
            ],
            good: [
                Sample(
                    .request,
                    [.text("/lineItems/1/type", "pending"), .text("/lineItems/1/amount", "0.00"), .text("/total/amount", "35.00")]),
                Sample(.request, [.text("/lineItems/1/type", "final")]),
            ])
    }

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
