/// A surcharge that is shown and not charged.
enum ModifierItemsWithoutTotal: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.additionalLineItems], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // The lines of a transfer say what the person gets, and charge nothing.
        guard !cursor.isPresent(Modifier.Slot.total), !cursor.isPresent(Modifier.Slot.disbursementRequest),
            let items = ModifierView(copy cursor).additionalLineItems
        else { return }
        if context.parentShape == ShapeIndex.detailsModifier {
            guard !context.parent(copy cursor).isPresent(DetailsModifier.Slot.total) else { return }
        }
        var sum = AmountSum()
        for index in 0..<items.count {
            guard let item = items[index], !item.cursor.isPresent(LineItem.Slot.disbursementLineItemType) else { return }
            // What is charged later, or not known yet, is not in the total.
            guard !item.cursor.isPresent(LineItem.Slot.paymentTiming), !item.cursor.isPresent(LineItem.Slot.type) else { continue }
            sum.add(item.amount)
        }
        guard let amount = sum.amount, !amount.isZero else { return }
        context.report(
            .modifierItemsWithoutTotal, at: cursor.node, help: "add \"total\"",
            "the modifier adds items of " + amount.text + " and no total that charges them")
    }
}
