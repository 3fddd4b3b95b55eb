/// Free cancellation after the charge.
enum DeferredCancellationLate: OneRowRule {
    static let row = RuleRow(DeferredPaymentRequestView.self, needs: [.freeCancellationDate, .deferredBilling]) { plan, context in
        guard let billing = plan.deferredBilling, let charge = billing.instant(.deferredPaymentDate),
            let end = plan.instant(.freeCancellationDate), charge < end
        else { return }
        context.report(
            .deferredCancellationLate, at: plan[.freeCancellationDate],
            related: [RelatedNode(billing[.deferredPaymentDate], "the charge")],
            help: "let the free cancellation end before the charge",
            "cancelling is free until \(plan.shownDate(.freeCancellationDate), "date")"
                + ", and the charge comes before that, on \(billing.shownDate(.deferredPaymentDate), "date")")
    }
}
