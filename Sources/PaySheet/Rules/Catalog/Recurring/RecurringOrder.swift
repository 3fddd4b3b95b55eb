/// A plan that ends before it begins.
enum RecurringOrder: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.lineItem, needs: [LineItem.Slot.recurringPaymentStartDate, LineItem.Slot.recurringPaymentEndDate]
            ) { cursor, context in
                guard isBroken(cursor), let node = cursor.slot(LineItem.Slot.recurringPaymentEndDate),
                    let startNode = cursor.slot(LineItem.Slot.recurringPaymentStartDate)
                else { return }
                context.report(
                    .recurringOrder, at: node, related: [RelatedNode(startNode, "the start")], help: "write an end after the start",
                    "the charges end on " + cursor.shownDate(LineItem.Slot.recurringPaymentEndDate) + ", which is not after their start on "
                        + cursor.shownDate(LineItem.Slot.recurringPaymentStartDate))
            }
        ]
    }

    /// The end is not after the start.
    static func isBroken(_ item: borrowing Cursor) -> Bool {
        guard let start = item.instant(LineItem.Slot.recurringPaymentStartDate),
            let end = item.instant(LineItem.Slot.recurringPaymentEndDate)
        else { return false }
        return end <= start
    }
}
