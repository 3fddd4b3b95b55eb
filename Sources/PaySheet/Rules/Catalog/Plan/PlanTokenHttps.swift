/// An address for news about a token that is not https.
enum PlanTokenHttps: OneRowRule {
    static let row = RuleRow(PlanView.self, needs: [.tokenNotificationURL]) { plan, context in
        guard let (_, fix) = plan.unsecured(.tokenNotificationURL, &context) else { return }
        context.report(
            .planTokenHttps, at: plan[.tokenNotificationURL], fix: fix, help: "write an https address",
            "Apple's server calls \"tokenNotificationURL\" over https only, but it has another scheme")
    }
}
