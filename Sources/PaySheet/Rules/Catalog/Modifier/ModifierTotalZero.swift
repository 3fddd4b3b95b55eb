/// A modifier that makes the payment free.
enum ModifierTotalZero: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.total], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // Below version 4 no total may be zero, and before version 12 a modifier has none.
        if let version = context.facts.version, version < 4 { return }
        guard let total = ModifierView(copy cursor).total, let amount = total.amount, amount.isZero,
            let node = total.cursor.slot(LineItem.Slot.amount)
        else { return }
        context.report(.modifierTotalZero, at: node, help: "charge more than zero", "the total of the modifier is zero")
    }
}
