/// A range that ends before it begins.
enum DateRangeOrder: OneRowRule {
    static let row = RuleRow(ShippingDateRangeView.self, needs: [.startDateComponents, .endDateComponents]) { range, context in
        guard let (start, end) = DateParts.ends(of: range, &context), let depth = start.depth, depth == end.depth, start.exists,
            end.exists,
            start.hasPlausibleYear, end.hasPlausibleYear, start.order(to: end) > 0
        else { return }
        context.report(
            .dateRangeOrder, at: range.node, help: "write the earlier date as the start",
            "the estimate goes from \(start.text, "start") back to \(end.text, "end")")
    }
}
