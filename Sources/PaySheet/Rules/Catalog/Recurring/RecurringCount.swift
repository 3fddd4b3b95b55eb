/// An interval of nothing.
enum RecurringCount: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.recurringPaymentIntervalCount]) { cursor, context in
                guard cursor.plainNumber(LineItem.Slot.recurringPaymentIntervalCount) == 0,
                    let node = cursor.slot(LineItem.Slot.recurringPaymentIntervalCount)
                else { return }
                context.report(
                    .recurringCount, at: node, help: "write 1 or more", "an interval of 0 units leaves no time between two charges")
            }
        ]
    }
}
