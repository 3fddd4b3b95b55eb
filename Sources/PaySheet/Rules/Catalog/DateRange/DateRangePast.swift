/// A delivery that was yesterday.
enum DateRangePast: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "date-range/past", "Shipping estimate in the past", .warning,
            what: "The shipping estimate ends before today.",
            why: "The sheet would promise that the goods have arrived already; mostly a fixed date stayed in the page after its day. A "
                + "day is "
                + "allowed for, because it is not the same day everywhere. The rule is checked only where the check knows what time it is.",
            instead: "Work the dates out from today.",
            sources: [], page: "applepayshippingmethod/datecomponentsrange",
            bad: [
                Sample(.modifier, at: "/additionalShippingMethods/0/dateComponentsRange", policy: after("2027-03-06")),
                Sample(.shipping, at: "/shippingMethods/1/dateComponentsRange", policy: after("2027-03-06")),
                Sample(.modifier, at: "/additionalShippingMethods/0/dateComponentsRange", policy: after("2027-03-05")),
            ],
            good: [
                Sample(
                    .modifier, [.set("/additionalShippingMethods/0/dateComponentsRange/endDateComponents/days", "5")],
                    policy: after("2027-03-06")),
                Sample(
                    .shipping, [.set("/shippingMethods/1/dateComponentsRange/endDateComponents/days", "5")],
                    policy: after("2027-03-06")),
                Sample(.modifier, policy: after("2027-03-04")), Sample(.shipping, policy: after("2027-03-05")), Sample(.modifier),
            ])
    }

    private static func after(_ day: String) -> Policy { Policy(now: Timestamp(rawValue: day + "T00:00:00Z")) }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.shippingDateRange, needs: [ShippingDateRange.Slot.endDateComponents], asks: .clock) { cursor, context in
                guard let now = Instant(context.policy), let last = cursor.inner(ShippingDateRange.Slot.endDateComponents) else { return }
                let end = DateParts(last)
                guard end.isWhole, let depth = end.depth, depth >= 3, end.exists, end.hasPlausibleYear, let year = end.year,
                    let month = end.month, let day = end.day
                else { return }
                let today = Moment.floorDivide(now.seconds, by: Instant.secondsOfDay).quotient
                guard Moment.day(year, month, day) &+ 1 < today else { return }
                context.report(
                    .dateRangePast, at: cursor.node, help: "work the dates out from today",
                    "the estimate ends on " + end.text + ", and that day is over")
            }
        ]
    }
}
