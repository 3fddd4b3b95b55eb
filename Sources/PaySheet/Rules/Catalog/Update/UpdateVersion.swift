/// An answer in the form of version 3 for an older one.
enum UpdateVersion: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(UpdateBaseView.self, when: .version(below: firstVersion)) { checkAnswer($0.node, &$1) }
        RuleRow(AuthorizationResultView.self, when: .version(below: firstVersion)) { checkAnswer($0.node, &$1) }
        RuleRow(PaymentFlowView.self, when: .version(below: firstVersion)) { flow, context in
            if flow.isPresent(.result) || flow.count(of: .events) > 0 { report(flow[.apiVersion], &context) }
        }
    }

    /// The first version whose answers are dictionaries.
    private static let firstVersion = 3

    /// All answers of a flow are reported once.
    private static func checkAnswer(_ node: Int, _ context: inout RuleContext) {
        if !context.isDocument(PaymentFlowView.self) { report(node, &context) }
    }

    private static func report(_ node: Int, _ context: inout RuleContext) {
        guard let version = context.facts.version else { return }
        context.report(
            .updateVersion, at: node, help: "ask for version " + String(firstVersion) + " or newer",
            "version \(version, "version") takes several arguments here, not a dictionary")
    }
}
