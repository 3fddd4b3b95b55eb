/// A transfer whose lines do not add up.
enum DisbursementSum: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.disbursementRequest, PaymentRequest.Slot.lineItems], check),
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.disbursementRequest, Modifier.Slot.additionalLineItems], check),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let items = DisbursementItems(cursor, DisbursementItems.member(context.shape))
        guard !items.isUnclear, items.payments == 1, items.others > 0, let received = items.received,
            let rest = items.rest.amount, rest != received
        else { return }
        if let fee = items.fee, fee.isNegative, let doubled = try? fee.adding(fee), let right = try? rest.adding(doubled), right == received
        {
            context.report(
                .disbursementSum, at: items.feeNode, help: "write the fee without the minus sign",
                "the fee of " + fee.text + " is taken off by itself: it is written without a minus sign")
            return
        }
        context.report(
            .disbursementSum, at: items.receivedNode, help: "write \"" + rest.text + "\"",
            "the person receives " + received.text + ", and the other lines leave " + rest.text)
    }
}
