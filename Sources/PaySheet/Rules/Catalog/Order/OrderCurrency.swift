/// A currency that is not the order's.
enum OrderCurrency: DocumentRule {
    static let rows = AuthorizedSheet.orderRows { sheet, order, context in
        guard let written = sheet.currency, written != order.currency else { return }
        context.report(
            .orderCurrency, at: sheet.currencyNode, help: "write " + Shown.quoted(order.currency.rawValue),
            "the request charges in \(Shown.shortened(written.rawValue), "written")"
                + " and the order is in \(Shown.shortened(order.currency.rawValue), "currency")")
    }
}
