/// A billing item that charges less than nothing, or a reload of nothing.
enum PlanBillingAmount: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.lineItem, needs: [LineItem.Slot.amount],
                roles: [.regularBilling, .trialBilling, .reloadBilling, .deferredBilling],
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard cursor.wordIndex(LineItem.Slot.type) != LineItemType.pendingIndex, let amount = cursor.amount(LineItem.Slot.amount),
            let node = cursor.slot(LineItem.Slot.amount)
        else { return }
        if amount.isNegative {
            context.report(
                .planBillingAmount, at: node, help: "write the amount of one charge",
                "what is charged later, " + amount.text + ", is below zero")
        } else if context.role == .reloadBilling, amount.isZero {
            context.report(
                .planBillingAmount, at: node, help: "write the amount of one reload", "the reload of " + amount.text + " adds nothing")
        }
    }
}
