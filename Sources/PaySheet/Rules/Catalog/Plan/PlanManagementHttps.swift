/// A page for the shopper whose address is not https.
enum PlanManagementHttps: OneRowRule {
    static let row = RuleRow(PlanView.self, needs: [.managementURL]) { plan, context in
        guard let (url, fix) = plan.unsecured(.managementURL, &context) else { return }
        context.report(
            .planManagementHttps, at: plan[.managementURL], fix: fix, help: "write the address of an https page",
            url.scheme == .http
                ? "the page where the plan is managed has no encryption: its address begins with \"http:\""
                : "the address where the plan is managed is not a web page: it does not begin with \"https:\"")
    }
}
