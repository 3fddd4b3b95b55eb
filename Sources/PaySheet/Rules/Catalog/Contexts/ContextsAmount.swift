/// A share of nothing, or below.
enum ContextsAmount: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentTokenContext, needs: [PaymentTokenContext.Slot.amount],
                unless: .amountAboveZero(PaymentTokenContext.Slot.amount), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let amount = cursor.amount(PaymentTokenContext.Slot.amount), !amount.isPositive, !amount.isWrittenAsNegativeZero,
            let node = cursor.slot(PaymentTokenContext.Slot.amount)
        else { return }
        context.report(
            .contextsAmount, at: node, help: "leave the merchant out, or write the amount that it gets",
            "the share of a merchant is " + amount.text)
    }
}
