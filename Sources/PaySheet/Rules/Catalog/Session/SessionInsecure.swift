/// A session of a page without https.
enum SessionInsecure: OneRowRule {
    static let row = RuleRow(FlowCallView.self, needs: [.isSecure]) { call, context in
        guard call.isSecure == false, call.isOfPage else { return }
        context.report(
            .sessionInsecure, at: call[.isSecure], help: "use https outside of tests",
            "the page did not come by https, and Safari has no Apple Pay there, also on localhost")
    }
}
