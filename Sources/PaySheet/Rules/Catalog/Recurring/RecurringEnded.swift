/// A plan that is over.
enum RecurringEnded: OneRowRule {
    static let row = RuleRow(LineItemView.self, needs: [.recurringPaymentEndDate]) { item, context in
        // An end before the start is another mistake.
        let past = Past(context.policy)
        guard item.isOver(past), !item.endsBeforeStart else { return }
        context.report(
            .recurringEnded, at: item[.recurringPaymentEndDate], past.severity, help: "work the end out from today",
            "the charges ended on \(item.shownDate(.recurringPaymentEndDate), "date")")
    }
}

extension LineItemView {
    /// The charges end in the past.
    func isOver(_ past: Past) -> Bool { instant(.recurringPaymentEndDate).map { $0 < past.end } ?? false }
}
