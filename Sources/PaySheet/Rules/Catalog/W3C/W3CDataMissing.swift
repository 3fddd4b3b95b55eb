/// Apple Pay without what it needs to know.
enum W3CDataMissing: OneRowRule {
    static let row = RuleRow(MethodDataView.self, needs: [.supportedMethods]) { method, context in
        guard !method.isPresent(.data), let text = method.text(.supportedMethods), MethodIdentifier(text).isApplePay else {
            return
        }
        context.report(
            .w3cDataMissing, at: method.node, webKit: .methodData, help: "add \"data\"", "the entry for Apple Pay has no data")
    }
}
