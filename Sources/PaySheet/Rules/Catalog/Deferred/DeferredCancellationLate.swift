/// Free cancellation after the charge.
enum DeferredCancellationLate: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.deferredPaymentRequest,
                needs: [DeferredPaymentRequest.Slot.freeCancellationDate, DeferredPaymentRequest.Slot.deferredBilling]
            ) { cursor, context in
                guard let billing = cursor.inner(DeferredPaymentRequest.Slot.deferredBilling),
                    let charge = billing.instant(LineItem.Slot.deferredPaymentDate),
                    let end = cursor.instant(DeferredPaymentRequest.Slot.freeCancellationDate), charge < end,
                    let node = cursor.slot(DeferredPaymentRequest.Slot.freeCancellationDate),
                    let chargeNode = billing.slot(LineItem.Slot.deferredPaymentDate)
                else { return }
                context.report(
                    .deferredCancellationLate, at: node, related: [RelatedNode(chargeNode, "the charge")],
                    help: "let the free cancellation end before the charge",
                    "cancelling is free until " + cursor.shownDate(DeferredPaymentRequest.Slot.freeCancellationDate)
                        + ", and the charge comes before that, on " + billing.shownDate(LineItem.Slot.deferredPaymentDate))
            }
        ]
    }
}
