/// An instant transfer that does not say what it costs.
enum DisbursementFeeMissing: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest,
                needs: [
                    PaymentRequest.Slot.disbursementRequest, PaymentRequest.Slot.lineItems, PaymentRequest.Slot.merchantCapabilities,
                ], isAdvice: true
            ) { cursor, context in
                let items = DisbursementItems(cursor, PaymentRequest.Slot.lineItems)
                guard !items.isUnclear, items.fees == 0, items.payments == 1,
                    DisbursementCapability.isGiven(cursor) == true, let node = cursor.slot(PaymentRequest.Slot.lineItems)
                else { return }
                context.report(
                    .disbursementFeeMissing, at: node, help: "add a line of type \"instantFundsOutFee\"",
                    "no line item has the fee for the instant transfer")
            }
        ]
    }
}
