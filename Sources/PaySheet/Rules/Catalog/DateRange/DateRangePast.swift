/// A delivery that was yesterday.
enum DateRangePast: OneRowRule {
    static let row = RuleRow(ShippingDateRangeView.self, needs: [.endDateComponents]) { range, context in
        guard let last = range.endDateComponents else { return }
        let past = Past(context.policy)
        let end = context.parts(of: last)
        guard end.isWhole, let depth = end.depth, depth >= 3, end.exists, end.hasPlausibleYear, let year = end.year,
            let month = end.month, let day = end.day
        else { return }
        let today = Moment.floorDivide(past.end.secondsSince1970, by: Instant.secondsOfDay).quotient
        guard Moment.day(year, month, day) &+ 1 < today else { return }
        context.report(
            .dateRangePast, at: range.node, past.severity, help: "work the dates out from today",
            "the estimate ends on \(end.text, "end"), and that day is over")
    }
}
