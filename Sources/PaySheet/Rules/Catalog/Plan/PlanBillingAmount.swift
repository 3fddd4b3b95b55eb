/// A billing item that charges less than nothing, or a reload of nothing.
enum PlanBillingAmount: OneRowRule {
    static let row = RuleRow(
        LineItemView.self, roles: [.regularBilling, .trialBilling, .reloadBilling, .deferredBilling], when: .amount(.amount, atMost: 0)
    ) { billing, context in
        guard billing.isPending != true, let amount = billing.amount else { return }
        if amount.isNegative {
            context.report(
                .planBillingAmount, at: billing[.amount], help: "write the amount of one charge",
                "the later charge, \(amount), is negative")
        } else if context.role == .reloadBilling {
            context.report(
                .planBillingAmount, at: billing[.amount], help: "write the amount of one reload",
                "the reload of \(amount) adds nothing")
        }
    }
}
