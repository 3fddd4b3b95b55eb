/// A total below zero.
enum TotalNegative: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.lineItem, needs: [LineItem.Slot.amount], roles: [.total], unless: .amountFromZero(LineItem.Slot.amount), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let amount = cursor.amount(LineItem.Slot.amount), amount.isNegative,
            let node = cursor.slot(LineItem.Slot.amount)
        else { return }
        context.report(
            .totalNegative, at: node, webKit: WebKitCheck.negativeTotal(context),
            help: "charge zero or more", "the total " + amount.text + " is below zero")
    }
}

extension WebKitCheck {
    /// The check that a total below zero fails in the dictionary in front.
    static func negativeTotal(_ context: borrowing RuleContext) -> WebKitCheck {
        context.parentShape == ShapeIndex.paymentRequest ? .totalNegative : .updateTotal
    }
}
