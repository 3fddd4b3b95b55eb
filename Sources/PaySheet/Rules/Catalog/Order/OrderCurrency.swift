/// A currency that is not the order's.
enum OrderCurrency: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, ShapeIndex.paymentRequest, asks: .order, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard Charge.isRoot(context),
            let order = Charge.order(cursor, context), let charge = Charge(cursor, context), let node = charge.currencyNode
        else { return }
        let text = Text(cursor.bytes, cursor.nodes[node])
        let written = Currency(rawValue: text.string)
        guard written != order.currency, written.isAcceptedByEngine else { return }
        context.report(
            .orderCurrency, at: node, help: "write " + Shown.quoted(order.currency.rawValue),
            "the request charges in " + Shown.shortened(written.rawValue) + " and the order is in "
                + Shown.shortened(order.currency.rawValue))
    }
}
