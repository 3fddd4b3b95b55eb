/// A word about a product that is gone.
enum LaterDeprecated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.applePayLaterAvailability], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let word = cursor.wordView(PaymentRequest.Slot.applePayLaterAvailability), word.index >= 0,
            !LaterReason.isWrong(cursor, context.shape), let node = cursor.slot(PaymentRequest.Slot.applePayLaterAvailability)
        else { return }
        context.report(
            .laterDeprecated, at: node, fix: RawFix(.safe, "leave \"applePayLaterAvailability\" out", [.remove(node: node)]),
            help: "leave \"applePayLaterAvailability\" out", "Apple Pay Later has ended, and \"applePayLaterAvailability\" with it")
    }
}
