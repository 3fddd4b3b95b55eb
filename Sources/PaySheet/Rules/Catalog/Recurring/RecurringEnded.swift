/// A plan that is over.
enum RecurringEnded: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(LineItemView.self, needs: [.recurringPaymentEndDate], asks: .clock) { item, context in
                // An end before the start is another mistake.
                guard item.isOver(context.policy), !item.endsBeforeStart else { return }
                context.report(
                    .recurringEnded, at: item[.recurringPaymentEndDate], help: "work the end out from today",
                    "the charges ended on " + item.shownDate(.recurringPaymentEndDate))
            }
        ]
    }
}

extension LineItemView {
    /// The charges end before now.
    func isOver(_ policy: borrowing Policy) -> Bool {
        guard let now = Instant(policy), let end = instant(.recurringPaymentEndDate) else { return false }
        return end < now
    }
}
