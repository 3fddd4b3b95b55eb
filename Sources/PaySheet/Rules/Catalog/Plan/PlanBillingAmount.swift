/// A billing item that charges less than nothing, or a reload of nothing.
enum PlanBillingAmount: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(
            LineItemView.self, roles: [.regularBilling, .trialBilling, .reloadBilling, .deferredBilling],
            when: .amount(.amount, atMost: 0), check)
    }

    static func check(_ billing: borrowing LineItemView, _ context: inout RuleContext) {
        guard billing.isPending != true, let amount = billing.amount else { return }
        if amount.isNegative {
            context.report(
                .planBillingAmount, at: billing[.amount], help: "write the amount of one charge",
                "what is charged later, " + amount.text + ", is below zero")
        } else if context.role == .reloadBilling {
            context.report(
                .planBillingAmount, at: billing[.amount], help: "write the amount of one reload",
                "the reload of " + amount.text + " adds nothing")
        }
    }
}
