/// What the person receives, in the middle of the lines.
enum DisbursementLastItem: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.disbursementRequest, PaymentRequest.Slot.lineItems], check),
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.disbursementRequest, Modifier.Slot.additionalLineItems], check),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let items = DisbursementItems(cursor, DisbursementItems.member(context.shape))
        guard items.payments == 1, !items.lastIsPayment else { return }
        context.report(
            .disbursementLastItem, at: items.firstPayment, help: "put this line at the end",
            "other lines follow the amount that the person receives, which should be the last")
    }
}
