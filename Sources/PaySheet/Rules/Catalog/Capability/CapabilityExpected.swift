/// A capability that is not among the expected ones.
enum CapabilityExpected: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(PaymentRequestBaseView.self, needs: [.merchantCapabilities], asks: .capabilities, check)] }

    static func check(_ request: borrowing PaymentRequestBaseView, _ context: inout RuleContext) {
        let expected = context.expectations.capabilities
        guard let capabilities = request.merchantCapabilities else { return }
        for index in 0..<capabilities.count where capabilities[index] >= 0 {
            guard let node = capabilities.node(index), let text = capabilities.text(index),
                !expected.contains(where: { text.equals(string: $0.rawValue) })
            else { continue }
            context.report(
                .capabilityExpected, at: node, fix: RawFix(.risky, "leave " + text.quoted + " out", [.remove(node: node)]),
                help: "leave it out, or ask your payment provider", text.quoted + " is not among the expected capabilities")
        }
    }
}
