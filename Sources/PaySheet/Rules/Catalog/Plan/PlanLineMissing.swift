/// A reload or a deferred payment that the lines do not show.
enum PlanLineMissing: DocumentRule {
    static var rows: [RuleRow] {
        row(.automaticReloadPaymentRequest, PaymentTiming.automaticReloadIndex) {
            "an automatic reload is requested, but no line item shows its amount and threshold"
        }
        row(.deferredPaymentRequest, PaymentTiming.deferredIndex) {
            "a deferred payment is requested, but no line item shows its amount and date"
        }
    }

    private static func row(_ plan: SheetView.Member, _ timing: Int, _ message: @escaping @Sendable () -> Sentence) -> RuleRow {
        RuleRow(
            SheetView.self, in: SheetView.requestAndUpdates + ModifierView.shapes, needs: Members(plan), isAdvice: true,
            when: .count(of: .lineItems, above: 0)
        ) { sheet, context in
            guard sheet.isReadable(plan), !sheet.mayHaveLine(timed: timing) else { return }
            context.report(.planLineMissing, at: sheet[.lineItems], help: "add the billing item of the plan to the lines", message())
        }
    }
}
