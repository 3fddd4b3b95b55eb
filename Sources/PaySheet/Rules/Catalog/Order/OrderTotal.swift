/// A total that is not the order's.
enum OrderTotal: DocumentRule {
    static var rows: [RuleRow] { AuthorizedSheet.rows(withOrder: check) }

    static func check(_ sheet: borrowing AuthorizedSheet, _ order: ShopOrder, _ context: inout RuleContext) {
        guard let total = sheet.total, let amount = total.price?.amount, amount != order.total else { return }
        context.report(
            .orderTotal, at: total.price?.node ?? total[.amount], help: "charge " + order.total.text,
            "the total " + amount.text + " is not the order's " + order.total.text + Discrepancy.guess(amount, order.total))
    }
}
