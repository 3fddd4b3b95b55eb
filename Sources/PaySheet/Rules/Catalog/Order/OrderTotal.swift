/// A total that is not the order's.
enum OrderTotal: DocumentRule {
    static let rows = AuthorizedSheet.orderRows { sheet, order, context in
        guard let total = sheet.total, let amount = total.price?.amount, amount != order.total else { return }
        context.report(
            .orderTotal, at: total.price?.node ?? total[.amount], help: "charge " + order.total.text,
            "the total \(amount) is not the order's \(order.total, "total")\(words: Discrepancy.guess(amount, order.total))")
    }
}
