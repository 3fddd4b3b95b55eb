/// A range whose ends are not equally exact.
enum DateRangeEnds: OneRowRule {
    static let row = RuleRow(ShippingDateRangeView.self, needs: [.startDateComponents, .endDateComponents]) { range, context in
        guard let (start, end) = DateParts.ends(of: range, &context), let from = start.depth, let to = end.depth, from != to else {
            return
        }
        context.report(
            .dateRangeEnds, at: range.node, help: "give both ends the same units",
            "the estimate goes from \(start.text, "start") to \(end.text, "end"), and the two are not equally exact")
    }
}
