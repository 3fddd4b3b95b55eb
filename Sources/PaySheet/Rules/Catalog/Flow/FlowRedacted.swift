/// A member that Safari does not give before the authorization.
enum FlowRedacted: OneRowRule {
    static let row = RuleRow(FlowCallView.self, needs: [.reads]) { call, context in
        guard call.isOfPage, let member = call.reads else { return }
        context.report(
            .flowRedacted, at: call[.reads], help: "read it after the authorization",
            "the page read \"\(member.string, "member")\", which Safari does not give before the shopper authorizes the payment")
    }
}
