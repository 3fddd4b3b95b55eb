/// A version higher than anything in the document.
enum VersionAboveNeed: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestView.self, isAdvice: true) { checkRoot($0, at: $0.node, &$1) }
        RuleRow(ApplePayRequestView.self, needs: [.version], isAdvice: true) { checkRoot($0, at: $0.node(of: .version), &$1) }
        RuleRow(PaymentFlowView.self, needs: [.apiVersion], isAdvice: true) { checkRoot($0, at: $0.node(of: .apiVersion), &$1) }
        RuleRow(W3CPaymentRequestView.self, needs: [.methodData], isAdvice: true, checkArguments)
    }

    /// Only at the root: a part does not know what the rest needs.
    private static func checkRoot<V: View & ~Escapable>(_ document: borrowing V, at node: Int?, _ context: inout RuleContext) {
        if context.isRoot, let node { check(document, context.facts.version, at: node, &context) }
    }

    /// The first method data with a version say it for all.
    private static func checkArguments(_ arguments: borrowing W3CPaymentRequestView, _ context: inout RuleContext) {
        guard let methods = arguments.methodData else { return }
        for index in 0..<methods.count {
            guard let data = methods[index]?.applePay, let version = data.version else { continue }
            return check(arguments, context.policy.apiVersion ?? Int(clamping: version), at: data[.version], &context)
        }
    }

    private static func check<V: View & ~Escapable>(
        _ document: borrowing V, _ version: Int?, at node: Int, _ context: inout RuleContext
    ) {
        // What has no number needs a newer system than any number says.
        guard let version, (1...Policy.newestVersion).contains(version),
            let notes = RequirementWalk.run(document.cursor, shape: document.shape, in: .applePay),
            notes.version < version, notes.features == 0
        else { return }
        context.report(
            .versionAboveNeed, at: node, help: "ask for version " + String(notes.version) + ", so that older systems can pay",
            "version \(version, "version") is asked for, and nothing here needs more than version \(notes.version, "needed")")
    }
}
