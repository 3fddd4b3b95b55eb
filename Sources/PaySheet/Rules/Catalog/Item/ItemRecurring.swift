/// A subscription without a line that says so.
enum ItemRecurring: DocumentRule {
    static var rows: [RuleRow] {
        PlanLineMissing.rows(.itemRecurring, .recurringPaymentRequest, PaymentTiming.recurringIndex, isAdvice: true) {
            "a recurring payment is requested, but no line item shows its price and interval"
        }
    }
}
