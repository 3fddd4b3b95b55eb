/// A shipping date that leaves out a larger unit.
enum DateRangeGaps: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.shippingDate) { cursor, context in
                let date = DateParts(cursor)
                guard date.isWhole, date.depth == nil else { return }
                let gap = date.gap
                context.report(.dateRangeGaps, at: cursor.node, help: gap.help, gap.message)
            }
        ]
    }
}
