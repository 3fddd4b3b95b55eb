/// A total that is not the order's.
enum OrderTotal: DocumentRule {
    static var rows: [RuleRow] { Charge.rows(withOrder: check) }

    static func check(_ charge: borrowing Charge, _ order: ShopOrder, _ context: inout RuleContext) {
        guard let total = charge.total, let amount = total.price?.amount, amount != order.total else { return }
        context.report(
            .orderTotal, at: total.price?.node ?? total[.amount], help: "charge " + order.total.text,
            "the total " + amount.text + " is not the order's " + order.total.text + Discrepancy.guess(amount, order.total))
    }
}
