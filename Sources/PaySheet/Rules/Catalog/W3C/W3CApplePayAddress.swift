/// Apple Pay's address with a mistake.
enum W3CApplePayAddress: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.methodData, needs: [MethodData.Slot.supportedMethods], check),
            RuleRow(ShapeIndex.detailsModifier, needs: [DetailsModifier.Slot.supportedMethods], checkModifier),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(MethodData.Slot.supportedMethods), let node = cursor.slot(MethodData.Slot.supportedMethods)
        else { return }
        report(MethodIdentifier(text), text, node, isModifier: false, &context)
    }

    static func checkModifier(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(DetailsModifier.Slot.supportedMethods),
            let node = cursor.slot(DetailsModifier.Slot.supportedMethods)
        else { return }
        report(MethodIdentifier(text), text, node, isModifier: true, &context)
    }

    private static func report(
        _ identifier: MethodIdentifier, _ text: borrowing Text, _ node: Int, isModifier: Bool, _ context: inout RuleContext
    ) {
        let message: String
        var severity = Severity.error
        var webKit: WebKitCheck?
        switch identifier {
        case .applePay, .other, .broken: return
        case .applePayRespelled:
            severity = .warning
            message = "Safari takes this for Apple Pay, and others that compare the text do not"
        case .nearlyApplePay:
            // Thrown unless another method is Apple Pay, which the verdict looks after.
            webKit = isModifier ? nil : .methodUnsupported
            message = text.quoted + " looks like Apple Pay, but Safari takes it for another method"
        case .brokenApplePay:
            webKit = !isModifier ? .methodIdentifier : context.isConstructing ? nil : .modifierIdentifier
            message = "this looks like Apple Pay and is not a payment method identifier"
        }
        context.report(
            .w3cApplePayAddress, at: node, severity, webKit: webKit, fix: identifier.correction(node, isModifier: isModifier),
            help: "write \"" + MethodIdentifier.address + "\"", message)
    }
}
