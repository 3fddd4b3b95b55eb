/// Apple Pay after another payment method, where Apple's script for other browsers does not look.
enum W3CApplePayNotFirst: OneRowRule {
    static let row = RuleRow(W3CPaymentRequestView.self, when: .count(of: .methodData, above: 1)) { arguments, context in
        // A broken first identifier is a finding of its own.
        guard let methods = arguments.methodData, let first = methods[0]?.text(.supportedMethods), MethodIdentifier(first) == .other
        else { return }
        for index in 1..<methods.count {
            guard let method = methods[index], let text = method.text(.supportedMethods), MethodIdentifier(text).isApplePay else {
                continue
            }
            context.report(
                .w3cApplePayNotFirst, at: method[.supportedMethods], help: "put Apple Pay first",
                "Apple Pay is payment method \(index + 1, "place"); Apple's script in other browsers reads only the first")
            return
        }
    }
}
