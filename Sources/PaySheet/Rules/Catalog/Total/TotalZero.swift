/// A total of zero for systems that do not know it.
enum TotalZero: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.amount], roles: [.total], unless: .noVersion, check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let version = context.facts.version, version < 4, context.parentShape != ShapeIndex.modifier,
            let amount = cursor.amount(LineItem.Slot.amount), amount.isZero, !amount.isWrittenAsNegativeZero,
            let node = cursor.slot(LineItem.Slot.amount)
        else { return }
        context.report(
            .totalZero, at: node, help: "ask for version 4 or newer",
            "the total is zero, which is allowed from version 4, and version " + String(version) + " is asked for")
    }
}
