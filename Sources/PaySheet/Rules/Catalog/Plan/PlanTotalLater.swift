/// A total that is charged at another date.
enum PlanTotalLater: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(
            ChargeView.self, in: ChargeView.requestAndUpdates + ModifierView.shapes, needs: [.total, .deferredPaymentRequest],
            isAdvice: true
        ) { charge, context in
            guard let total = charge.total, !total.isPending, let price = total.price, !price.amount.isZero,
                let billing = charge.deferredPaymentRequest?.deferredBilling, billing.amount == price.amount,
                !charge.sellsMore(than: billing)
            else { return }
            let date = billing.instant(.deferredPaymentDate) == nil ? "later" : "on " + billing.shownDate(.deferredPaymentDate)
            context.report(
                .planTotalLater, at: price.node, .info, related: [RelatedNode(billing.node, "the deferred payment")],
                help: "write what is charged now",
                "the total is the deferred payment of " + price.amount.text + ", which is charged " + date + " and not now")
        }
    }
}
