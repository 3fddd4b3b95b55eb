/// A later charge in the past.
enum DeferredDatePast: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.deferredPaymentDate], asks: .clock) { cursor, context in
                guard let now = Instant(context.policy), let date = cursor.instant(LineItem.Slot.deferredPaymentDate), date <= now,
                    let node = cursor.slot(LineItem.Slot.deferredPaymentDate)
                else { return }
                context.report(
                    .deferredDatePast, at: node, help: "write a date in the future",
                    "the later charge on " + cursor.shownDate(LineItem.Slot.deferredPaymentDate) + " is not in the future")
            }
        ]
    }
}
