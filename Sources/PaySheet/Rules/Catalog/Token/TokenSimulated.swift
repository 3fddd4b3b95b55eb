/// A token that no bank knows.
enum TokenSimulated: OneRowRule {
    static let row = RuleRow(PaymentTokenView.self) { token, context in
        guard let node = sign(token) else { return }
        // What else is missing in it follows from where it comes from.
        if let data = token.written(.paymentData) { context.withdrawShapeFindings(in: data) }
        context.report(
            .tokenSimulated, at: node, help: "test on a real device with a sandbox account",
            "the token comes from a simulator, and nothing can be charged with it")
    }

    /// What shows that the token comes from a simulator.
    private static func sign(_ token: borrowing PaymentTokenView) -> Int? {
        if let identifier = token.transactionIdentifier, identifier.starts(with: "Simulated") { return token[.transactionIdentifier] }
        if let method = token.paymentMethod, let name = method.displayName, name.starts(with: "Simulated") { return method[.displayName] }
        if let data = token.written(.paymentData), data.isEmpty { return data.node }
        guard let data = token.paymentData, let credentials = data.data, credentials.isEmpty else { return nil }
        return data[.data]
    }
}
