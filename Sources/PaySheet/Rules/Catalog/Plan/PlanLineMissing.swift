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

    private static func row(_ plan: ChargeView.Member, _ timing: Int, _ message: @escaping @Sendable () -> String) -> RuleRow {
        RuleRow(
            ChargeView.self, in: ChargeView.requestAndUpdates + ModifierView.shapes, needs: Members(plan), isAdvice: true,
            when: .count(of: .lineItems, above: 0)
        ) { charge, context in
            guard charge.isReadable(plan), !charge.mayHaveLine(timed: timing) else { return }
            context.report(.planLineMissing, at: charge[.lineItems], help: "add the billing item of the plan to the lines", message())
        }
    }
}
