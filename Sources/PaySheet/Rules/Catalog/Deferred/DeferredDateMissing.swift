/// A later charge without a day.
enum DeferredDateMissing: OneRowRule {
    static let row = RuleRow(DeferredPaymentRequestView.self, needs: [.deferredBilling]) { plan, context in
        guard let billing = plan.deferredBilling, billing.isMissing(.deferredPaymentDate) else { return }
        context.report(
            .deferredDateMissing, at: billing.node, help: "add \"deferredPaymentDate\"",
            "nothing says when the payment is charged: \"deferredPaymentDate\" is not there")
    }
}
