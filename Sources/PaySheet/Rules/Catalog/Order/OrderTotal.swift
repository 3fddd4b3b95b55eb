/// A total that is not the order's.
enum OrderTotal: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, ShapeIndex.paymentRequest, asks: .order, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard Charge.isRoot(context),
            let order = Charge.order(cursor, context), let charge = Charge(cursor, context), let total = charge.total,
            let amount = cursor.at(total).amount(LineItem.Slot.amount), let node = cursor.at(total).slot(LineItem.Slot.amount),
            amount != order.total
        else { return }
        context.report(
            .orderTotal, at: node, help: "charge " + order.total.text,
            "the total " + amount.text + " is not the order's " + order.total.text + Discrepancy.guess(amount, order.total))
    }
}
