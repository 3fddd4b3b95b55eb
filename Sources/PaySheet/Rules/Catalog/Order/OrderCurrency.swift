/// A currency that is not the order's.
enum OrderCurrency: DocumentRule {
    static var rows: [RuleRow] { AuthorizedSheet.rows(withOrder: check) }

    static func check(_ sheet: borrowing AuthorizedSheet, _ order: ShopOrder, _ context: inout RuleContext) {
        guard let written = sheet.currency, written != order.currency else { return }
        context.report(
            .orderCurrency, at: sheet.currencyNode, help: "write " + Shown.quoted(order.currency.rawValue),
            "the request charges in " + Shown.shortened(written.rawValue) + " and the order is in "
                + Shown.shortened(order.currency.rawValue))
    }
}
