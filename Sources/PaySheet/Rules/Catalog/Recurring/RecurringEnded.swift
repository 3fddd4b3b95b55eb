/// A plan that is over.
enum RecurringEnded: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.recurringPaymentEndDate], asks: .clock) { cursor, context in
                // An end before the start is another mistake.
                guard isOver(cursor, context.policy), !RecurringOrder.isBroken(cursor),
                    let node = cursor.slot(LineItem.Slot.recurringPaymentEndDate)
                else { return }
                context.report(
                    .recurringEnded, at: node, help: "work the end out from today",
                    "the charges ended on " + cursor.shownDate(LineItem.Slot.recurringPaymentEndDate))
            }
        ]
    }

    /// The end is before now.
    static func isOver(_ item: borrowing Cursor, _ policy: borrowing Policy) -> Bool {
        guard let now = Instant(policy), let end = item.instant(LineItem.Slot.recurringPaymentEndDate) else { return false }
        return end < now
    }
}
