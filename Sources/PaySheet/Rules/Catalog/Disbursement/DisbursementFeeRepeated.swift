/// Two fees for one transfer.
enum DisbursementFeeRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.disbursementRequest, PaymentRequest.Slot.lineItems], check),
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.disbursementRequest, Modifier.Slot.additionalLineItems], check),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let items = DisbursementItems(cursor, DisbursementItems.member(context.shape))
        guard items.fees > 1 else { return }
        context.report(
            .disbursementFeeRepeated, at: items.secondFee, related: [RelatedNode(items.firstFee, "the first fee")],
            help: "add the fees up in one line", String(items.fees) + " lines are the fee of the transfer, and one is the most")
    }
}
