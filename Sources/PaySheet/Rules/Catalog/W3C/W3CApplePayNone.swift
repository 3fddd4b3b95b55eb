/// A request in which Apple Pay does not occur.
enum W3CApplePayNone: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let methods = ConstructorArgumentsView(copy cursor).methodData, methods.count > 0,
            let node = cursor.slot(ConstructorArguments.Slot.methodData)
        else { return }
        for index in 0..<methods.count {
            // A mistake in one of them is a finding of its own.
            guard let method = methods[index], let text = method.cursor.written(MethodData.Slot.supportedMethods),
                MethodIdentifier(text) == .other
            else { return }
        }
        context.report(
            .w3cApplePayNone, at: node, webKit: .methodUnsupported, help: "add the method \"https://apple.com/apple-pay\"",
            "none of the payment methods is Apple Pay")
    }
}
