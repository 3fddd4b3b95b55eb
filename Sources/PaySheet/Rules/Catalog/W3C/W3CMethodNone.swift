/// A request without any payment method.
enum W3CMethodNone: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let methods = cursor.slot(ConstructorArguments.Slot.methodData), cursor.nodes[methods].count == 0 else { return }
        context.report(
            .w3cMethodNone, at: methods, webKit: .methodsEmpty, help: "add the method \"https://apple.com/apple-pay\"",
            "the list of payment methods is empty")
    }
}
