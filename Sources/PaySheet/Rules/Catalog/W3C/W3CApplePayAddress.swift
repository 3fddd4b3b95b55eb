/// Apple Pay's address with a mistake.
enum W3CApplePayAddress: OneRowRule {
    static let row = RuleRow(MethodEntryView.self, needs: [.supportedMethods]) { entry, context in
        guard let text = entry.text(.supportedMethods) else { return }
        let identifier = MethodIdentifier(text)
        let message: Sentence
        var severity = Severity.error
        var webKit: WebKitCheck?
        switch identifier {
        case .applePay, .other, .broken, .brokenApplePay: return
        case .applePayRespelled:
            severity = .warning
            message = "Safari takes this for Apple Pay, and others that compare the text do not"
        case .nearlyApplePay:
            // Thrown unless another method is Apple Pay, which the verdict looks after.
            webKit = entry.isModifier ? nil : .methodUnsupported
            message = "\(text.quoted) looks like Apple Pay, but Safari takes it for another method"
        }
        let node = entry[.supportedMethods]
        context.report(
            .w3cApplePayAddress, at: node, severity, webKit: webKit, fix: identifier.correction(node, isModifier: entry.isModifier),
            help: "write \"" + MethodIdentifier.address + "\"", message)
    }
}
