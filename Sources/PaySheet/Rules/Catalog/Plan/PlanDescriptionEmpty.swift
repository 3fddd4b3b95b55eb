/// A plan that says nothing about what is paid for.
enum PlanDescriptionEmpty: OneRowRule {
    static let row = RuleRow(PlanView.self, needs: [.paymentDescription]) { plan, context in
        guard let description = plan.paymentDescription, description.isBlank else { return }
        let help = "say in a few words what the payment is for"
        if plan.kind == .deferred, description.isEmpty {
            context.report(
                .planDescriptionEmpty, at: plan[.paymentDescription], failing: .deferredDescription, help: help,
                "the description of the payment is empty")
        } else {
            context.report(
                .planDescriptionEmpty, at: plan[.paymentDescription], .warning, help: help,
                "the description of the payment is empty, so that the plan has no name")
        }
    }
}
