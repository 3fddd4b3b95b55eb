/// A payment method that no browser can name.
enum W3CMethodIdentifier: OneRowRule {
    static let row = RuleRow(MethodEntryView.self, needs: [.supportedMethods]) { entry, context in
        guard let text = entry.text(.supportedMethods) else { return }
        let identifier = MethodIdentifier(text)
        guard !identifier.isIdentifier else { return }
        let meansApplePay = identifier == .brokenApplePay
        let reason: Sentence
        if text.isEmpty {
            reason = "the identifier of the payment method is empty"
        } else if text.starts(with: "http:") {
            reason = "the address of the payment method begins with http and not with https"
        } else if text.starts(with: "https:") {
            reason = "the address of the payment method is broken or holds a name and a password"
        } else {
            reason = "\(text.quoted) is not a payment method identifier"
        }
        // The constructor does not look at the methods of modifiers.
        let webKit: WebKitCheck? = !entry.isModifier ? .methodIdentifier : context.isConstructing ? nil : .modifierIdentifier
        let node = entry[.supportedMethods]
        context.report(
            .w3cMethodIdentifier, at: node, webKit == nil && !meansApplePay ? .warning : .error, webKit: webKit,
            fix: meansApplePay ? identifier.correction(node, isModifier: entry.isModifier) : nil,
            help: meansApplePay
                ? "write \"" + MethodIdentifier.address + "\"" : "write an https address, or lower-case words joined by hyphens", reason)
    }
}
