/// A subscription without a line that says so.
enum ItemRecurring: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.recurringPaymentRequest, PaymentRequest.Slot.lineItems],
                isAdvice: true,
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentRequest.Slot.lineItems), cursor.slot(PaymentRequest.Slot.recurringPaymentRequest) != nil,
            cursor.nodes[node].count > 0
        else { return }
        for index in 0..<cursor.nodes[node].count {
            guard let line = cursor.element(index, of: PaymentRequest.Slot.lineItems) else { return }
            let timing = line.wordIndex(LineItem.Slot.paymentTiming) ?? 0
            if timing == PaymentTiming.recurringIndex || timing < 0 { return }
        }
        context.report(
            .itemRecurring, at: node, help: "add the regular billing to the lines",
            "a recurring payment is requested, but no line item shows its price and interval")
    }
}
