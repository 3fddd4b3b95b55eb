/// A subscription without a line that says so.
enum ItemRecurring: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(
            ChargeView.self, in: ChargeView.requestAndUpdates + ModifierView.shapes, needs: [.recurringPaymentRequest], isAdvice: true,
            when: .count(of: .lineItems, above: 0)
        ) { charge, context in
            guard charge.isReadable(.recurringPaymentRequest), !charge.mayHaveLine(timed: PaymentTiming.recurringIndex) else { return }
            context.report(
                .itemRecurring, at: charge[.lineItems], help: "add the regular billing to the lines",
                "a recurring payment is requested, but no line item shows its price and interval")
        }
    }
}
