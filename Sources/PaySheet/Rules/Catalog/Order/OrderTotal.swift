/// A total that is not the order's.
enum OrderTotal: DocumentRule {
    static let rows = AuthorizedSheet.orderRows { sheet, order, context in
        // The amount of a pending total is not what the shopper pays in the end.
        guard let total = sheet.total, total.isPending != true, let amount = total.price?.amount, amount != order.total else { return }
        context.report(
            .orderTotal, at: total.price?.node ?? total[.amount],
            related: sheet.pendingLines.map { RelatedNode($0, "the amount of this line is not known yet") },
            help: "charge " + order.total.text,
            "the total \(amount) is not the order's \(order.total, "total")\(words: Discrepancy.guess(amount, order.total))")
    }
}
