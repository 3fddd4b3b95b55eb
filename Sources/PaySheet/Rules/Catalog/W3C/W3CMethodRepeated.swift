/// A payment method that appears twice.
enum W3CMethodRepeated: OneRowRule {
    static let row = RuleRow(W3CPaymentRequestView.self, when: .count(of: .methodData, above: 1)) { arguments, context in
        guard let methods = arguments.methodData else { return }
        // A page has two or three; a hostile list must not cost its square.
        for later in 0..<min(methods.count, 32) {
            guard let method = methods[later], let text = method.text(.supportedMethods) else { continue }
            for earlier in 0..<later {
                guard let other = methods[earlier], let same = other.text(.supportedMethods), MethodIdentifier.isSame(text, same) else {
                    continue
                }
                context.report(
                    .w3cMethodRepeated, at: method[.supportedMethods], webKit: .methodRepeated,
                    related: [RelatedNode(other[.supportedMethods], "the same method")],
                    help: "put both into one entry", "the payment method is already in the list")
                break
            }
        }
    }
}
