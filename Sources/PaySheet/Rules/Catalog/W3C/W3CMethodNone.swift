/// A request without any payment method.
enum W3CMethodNone: OneRowRule {
    static let row = RuleRow(ConstructorArgumentsView.self, when: .isEmpty(.methodData)) { arguments, context in
        context.report(
            .w3cMethodNone, at: arguments[.methodData], webKit: .methodsEmpty,
            help: "add the method \"" + MethodIdentifier.address + "\"", "the list of payment methods is empty")
    }
}
