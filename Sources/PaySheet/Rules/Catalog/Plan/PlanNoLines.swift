/// A plan in a request without lines.
enum PlanNoLines: DocumentRule {
    static var rows: [RuleRow] {
        row(.recurringPaymentRequest) { "a recurring payment is requested, but no line item shows its charges" }
        row(.automaticReloadPaymentRequest) { "an automatic reload is requested, but no line item shows its amount and threshold" }
    }

    private static func row(_ plan: PaymentRequestView.Member, _ message: @escaping @Sendable () -> Sentence) -> RuleRow {
        RuleRow(PaymentRequestView.self, needs: Members(plan)) { request, context in
            guard request.isReadable(plan), request.isMissing(.lineItems) else { return }
            context.report(.planNoLines, at: request[plan], help: "write \"lineItems\" with the billing item of the plan", message())
        }
    }
}
