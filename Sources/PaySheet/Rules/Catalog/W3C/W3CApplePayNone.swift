/// A request in which Apple Pay does not occur.
enum W3CApplePayNone: OneRowRule {
    static let row = RuleRow(ConstructorArgumentsView.self, needs: [.methodData]) { arguments, context in
        guard let methods = arguments.methodData, methods.count > 0 else { return }
        for index in 0..<methods.count {
            // A mistake in one of them is a finding of its own.
            guard let method = methods[index], let text = method.text(.supportedMethods), MethodIdentifier(text) == .other else { return }
        }
        context.report(
            .w3cApplePayNone, at: arguments[.methodData], webKit: .methodUnsupported,
            help: "add the method \"" + MethodIdentifier.address + "\"", "none of the payment methods is Apple Pay")
    }
}
