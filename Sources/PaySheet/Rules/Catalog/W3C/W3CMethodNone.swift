/// A request without any payment method.
enum W3CMethodNone: OneRowRule {
    static let row = RuleRow(W3CPaymentRequestView.self, when: .isEmpty(.methodData)) { arguments, context in
        context.report(
            .w3cMethodNone, at: arguments[.methodData], webKit: .methodsEmpty,
            help: "add the method \"" + MethodIdentifier.address + "\"", "the list of payment methods is empty")
    }
}
