/// Apple Pay without what it needs to know.
enum W3CDataMissing: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.methodData, needs: [MethodData.Slot.supportedMethods], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !cursor.isPresent(MethodData.Slot.data), let text = cursor.written(MethodData.Slot.supportedMethods),
            MethodIdentifier(text) == .applePay
        else { return }
        context.report(
            .w3cDataMissing, at: cursor.node, webKit: .methodData, help: "add \"data\"", "the entry for Apple Pay has no data")
    }
}
