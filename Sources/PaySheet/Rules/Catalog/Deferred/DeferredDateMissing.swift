/// A later charge without a day.
enum DeferredDateMissing: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.deferredPaymentRequest, needs: [DeferredPaymentRequest.Slot.deferredBilling]) { cursor, context in
                guard let billing = cursor.inner(DeferredPaymentRequest.Slot.deferredBilling),
                    !billing.isPresent(LineItem.Slot.deferredPaymentDate),
                    !billing.isMisspelt(LineItem.Slot.deferredPaymentDate, in: ShapeIndex.lineItem)
                else { return }
                context.report(
                    .deferredDateMissing, at: billing.node, help: "add \"deferredPaymentDate\"",
                    "nothing says when the payment is charged: \"deferredPaymentDate\" is not there")
            }
        ]
    }
}
