/// A request whose amounts may all be in cents.
enum AmountWholeNumber: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.amount], roles: [.total], isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard context.facts.decimals > 0, let node = cursor.slot(LineItem.Slot.amount),
            cursor.nodes[node].isPlainString, let amount = cursor.amount(LineItem.Slot.amount), amount.isExact, amount.scale == 0,
            amount.coefficient >= 1000
        else { return }
        let meant = Amount(unchecked: amount.coefficient, scale: context.facts.decimals)
        context.report(
            .amountWholeNumber, at: node, help: "write the decimals, even where they are zero",
            Shown.quoted(amount.text) + " charges " + amount.text + " " + LetterCode.text(context.facts.currencyCode)
                + "; in minor units it would be " + meant.text)
    }
}
