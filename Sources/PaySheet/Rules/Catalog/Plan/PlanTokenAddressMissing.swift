/// A plan without a `tokenNotificationURL`.
enum PlanTokenAddressMissing: OneRowRule {
    static let row = RuleRow(PlanView.self, isAdvice: true) { plan, context in
        guard !plan.isPresent(.tokenNotificationURL) else { return }
        context.report(
            .planTokenAddressMissing, at: plan.node, help: "add \"tokenNotificationURL\"",
            "you get no notification when the card of this plan is replaced or removed: \"tokenNotificationURL\" is missing")
    }
}
