/// A shipping date that leaves out a larger unit.
enum DateRangeGaps: OneRowRule {
    static let row = RuleRow(ShippingDateView.self) { date, context in
        let parts = context.parts(of: date)
        guard parts.isWhole, parts.depth == nil else { return }
        let gap = parts.gap
        context.report(.dateRangeGaps, at: date.node, help: gap.help, gap.message)
    }
}
