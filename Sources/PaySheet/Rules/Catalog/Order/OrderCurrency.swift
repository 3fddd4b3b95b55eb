/// A currency that is not the order's.
enum OrderCurrency: DocumentRule {
    static var rows: [RuleRow] { Charge.rows(withOrder: check) }

    static func check(_ charge: borrowing Charge, _ order: ShopOrder, _ context: inout RuleContext) {
        guard let written = charge.currency, written != order.currency else { return }
        context.report(
            .orderCurrency, at: charge.currencyNode, help: "write " + Shown.quoted(order.currency.rawValue),
            "the request charges in " + Shown.shortened(written.rawValue) + " and the order is in "
                + Shown.shortened(order.currency.rawValue))
    }
}
