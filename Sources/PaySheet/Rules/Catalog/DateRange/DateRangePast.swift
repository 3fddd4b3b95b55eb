/// A delivery that was yesterday.
enum DateRangePast: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShippingDateRangeView.self, needs: [.endDateComponents], asks: .clock) { range, context in
                guard let now = Instant(context.policy), let last = range.endDateComponents else { return }
                let end = context.parts(of: last)
                guard end.isWhole, let depth = end.depth, depth >= 3, end.exists, end.hasPlausibleYear, let year = end.year,
                    let month = end.month, let day = end.day
                else { return }
                let today = Moment.floorDivide(now.seconds, by: Instant.secondsOfDay).quotient
                guard Moment.day(year, month, day) &+ 1 < today else { return }
                context.report(
                    .dateRangePast, at: range.node, help: "work the dates out from today",
                    "the estimate ends on " + end.text + ", and that day is over")
            }
        ]
    }
}
