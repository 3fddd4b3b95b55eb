/// A plan that says nothing about what is paid for.
enum PlanDescriptionEmpty: DocumentRule {
    static var rows: [RuleRow] { RuleRow(PlanView.self, needs: [.paymentDescription], check) }

    static func check(_ plan: borrowing PlanView, _ context: inout RuleContext) {
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
