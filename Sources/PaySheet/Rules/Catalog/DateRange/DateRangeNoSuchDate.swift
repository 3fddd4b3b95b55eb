/// A shipping date that the calendar does not have.
enum DateRangeNoSuchDate: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.shippingDate) { cursor, context in
                let date = DateParts(cursor)
                guard !date.exists else { return }
                let part = date.wrongPart
                guard let node = cursor.slot(part.slot) else { return }
                context.report(.dateRangeNoSuchDate, at: node, help: part.help, part.message)
            }
        ]
    }
}
