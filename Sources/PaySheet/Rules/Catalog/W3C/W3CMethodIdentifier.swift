/// A payment method that no browser can name.
enum W3CMethodIdentifier: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.methodData, needs: [MethodData.Slot.supportedMethods], check),
            RuleRow(ShapeIndex.detailsModifier, needs: [DetailsModifier.Slot.supportedMethods], checkModifier),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(MethodData.Slot.supportedMethods), MethodIdentifier(text) == .broken,
            let node = cursor.slot(MethodData.Slot.supportedMethods)
        else { return }
        report(node, text, .error, .methodIdentifier, &context)
    }

    static func checkModifier(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(DetailsModifier.Slot.supportedMethods), MethodIdentifier(text) == .broken,
            let node = cursor.slot(DetailsModifier.Slot.supportedMethods)
        else { return }
        let isUpdate = !context.isConstructing
        report(node, text, isUpdate ? .error : .warning, isUpdate ? .modifierIdentifier : nil, &context)
    }

    private static func report(
        _ node: Int, _ text: borrowing Text, _ severity: Severity, _ webKit: WebKitCheck?, _ context: inout RuleContext
    ) {
        let reason: String
        if text.isEmpty {
            reason = "the identifier of the payment method is empty"
        } else if text.starts(with: "http:") {
            reason = "the address of the payment method begins with http and not with https"
        } else if text.starts(with: "https:") {
            reason = "the address of the payment method is broken or holds a name and a password"
        } else {
            reason = text.quoted + " is not a payment method identifier"
        }
        context.report(
            .w3cMethodIdentifier, at: node, severity, webKit: webKit,
            help: "write an https address, or lower-case words joined by hyphens", reason)
    }
}
