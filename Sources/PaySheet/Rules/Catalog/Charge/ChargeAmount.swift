/// A token that was authorized for another amount.
enum ChargeAmount: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, ShapeIndex.paymentRequest, asks: .charge, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard Charge.isRoot(context), let token = Charge.token(cursor, context), let expected = token.amount,
            let charge = Charge(cursor, context),
            let total = charge.total, let amount = cursor.at(total).amount(LineItem.Slot.amount),
            let node = cursor.at(total).slot(LineItem.Slot.amount), let currency = Charge.currency(cursor, charge),
            let units = try? amount.minorUnits(in: currency), units != expected
        else { return }
        let authorized = Amount(minorUnits: expected, in: currency)
        context.report(
            .chargeAmount, at: node, help: "do not charge: the amounts must be equal",
            "the total is " + amount.text + " and the token was authorized for " + authorized.text + Discrepancy.guess(amount, authorized))
    }
}
