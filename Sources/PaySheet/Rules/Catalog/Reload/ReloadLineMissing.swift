/// A reload that the lines do not show.
enum ReloadLineMissing: DocumentRule {
    static var rows: [RuleRow] {
        PlanLineMissing.rows(.reloadLineMissing, .automaticReloadPaymentRequest, PaymentTiming.automaticReloadIndex, isAdvice: false) {
            "an automatic reload is requested, but no line item shows its amount and threshold"
        }
    }
}
