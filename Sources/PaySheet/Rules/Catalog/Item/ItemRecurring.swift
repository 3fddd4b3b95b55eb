/// A subscription without a line that says so.
enum ItemRecurring: OneRowRule {
    static let row = RuleRow(
        SheetView.self, in: SheetView.requestAndUpdates + ModifierView.shapes, needs: [.recurringPaymentRequest], isAdvice: true,
        when: .count(of: .lineItems, above: 0)
    ) { sheet, context in
        guard sheet.isReadable(.recurringPaymentRequest), !sheet.mayHaveLine(timed: PaymentTiming.recurringIndex) else { return }
        context.report(
            .itemRecurring, at: sheet[.lineItems], help: "add the regular billing to the lines",
            "a recurring payment is requested, but no line item shows its price and interval")
    }
}
