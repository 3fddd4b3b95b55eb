/// A session that no gesture of the shopper started.
enum SessionGesture: OneRowRule {
    static let row = RuleRow(FlowCallView.self, needs: [.isGesture]) { call, context in
        guard call.isGesture == false, call.isOfPage, call.isNamed("new ApplePaySession") else { return }
        context.report(
            .sessionGesture, at: call[.isGesture], help: "create the session in the listener of the click, before any await",
            "the page did not handle a click or a key when it created the session")
    }
}
