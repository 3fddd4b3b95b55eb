/// A total that is charged at another date.
enum PlanTotalLater: OneRowRule {
    static let row = RuleRow(
        SheetView.self, in: SheetView.requestAndUpdates + ModifierView.shapes, needs: [.total, .deferredPaymentRequest],
        isAdvice: true
    ) { sheet, context in
        guard let total = sheet.total, total.isPending == false, let price = total.price, !price.amount.isZero,
            let billing = sheet.deferredPaymentRequest?.deferredBilling, billing.amount == price.amount,
            !sheet.sellsMore(than: billing)
        else { return }
        let date: Sentence =
            billing.instant(.deferredPaymentDate) == nil ? "later" : "on \(billing.shownDate(.deferredPaymentDate), "date")"
        context.report(
            .planTotalLater, at: price.node, .info, related: [RelatedNode(billing.node, "the deferred payment")],
            help: "write what is charged now",
            "the total is the deferred payment of \(price.amount, "price"), which is charged \(words: date) and not now")
    }
}
