/// A network that is not among the expected ones.
enum NetworkExpected: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(PaymentRequestBaseView.self, needs: [.supportedNetworks], asks: .networks, check)] }

    static func check(_ request: borrowing PaymentRequestBaseView, _ context: inout RuleContext) {
        let expected = context.expectations.networks
        guard let networks = request.supportedNetworks else { return }
        // An unknown word may mean an expected network. Another rule finds it.
        for index in 0..<networks.count where networks[index] >= 0 {
            guard let node = networks.node(index), let text = networks.text(index),
                !expected.contains(where: { text.equals(string: $0.rawValue) })
            else { continue }
            context.report(
                .networkExpected, at: node, fix: RawFix(.risky, "leave " + text.quoted + " out", [.remove(node: node)]),
                help: "leave it out, or ask your payment provider", text.quoted + " is not among the expected networks")
        }
    }
}
