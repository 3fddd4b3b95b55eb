/// A request in which Apple Pay does not occur.
enum W3CApplePayNone: OneRowRule {
    static let row = RuleRow(W3CPaymentRequestView.self, needs: [.methodData]) { arguments, context in
        guard let methods = arguments.methodData, methods.count > 0 else { return }
        var related: [RelatedNode] = []
        for index in 0..<methods.count {
            // A mistake in one of them is a finding of its own.
            guard let method = methods[index], let text = method.text(.supportedMethods), MethodIdentifier(text) == .other else { return }
            if related.isEmpty, let data = method.written(.data), data.isOfApplePay(text) {
                related = [RelatedNode(data.node, "this is data for Apple Pay")]
            }
        }
        context.report(
            .w3cApplePayNone, at: arguments[.methodData], webKit: .methodUnsupported, related: related,
            help: (related.isEmpty ? "add the method" : "write the method") + " \"" + MethodIdentifier.address + "\"",
            "none of the payment methods is Apple Pay")
    }
}

extension WrittenValue {
    /// Whether the data of a method has a required member of ApplePayRequest that the data of no other method has.
    fileprivate func isOfApplePay(_ method: borrowing Text) -> Bool {
        contains { name, _ in
            name.equals("merchantIdentifier") || name.equals("merchantCapabilities")
                // Basic cards have networks, too.
                || name.equals("supportedNetworks") && !method.equals("basic-card")
        }
    }
}
