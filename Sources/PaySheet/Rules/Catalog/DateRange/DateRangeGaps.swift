/// A shipping date that leaves out a larger unit.
enum DateRangeGaps: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "date-range/gaps", "Incomplete shipping date", .warning,
            what: "A shipping date gives a unit without all the larger ones, or nothing at all.",
            why: "A day without its month and year names no date, and the sheet does not show the estimate properly. The parts are a "
                + "date of "
                + "the calendar: \"days\": 3 does not mean in three days.",
            instead: "Give the year and every unit down to the smallest one.",
            sources: ["AP-DATE-GRAN"], page: "applepaydatecomponents",
            bad: [
                Sample(
                    .shipping, [.remove("/shippingMethods/0/dateComponentsRange/startDateComponents/years")],
                    at: "/shippingMethods/0/dateComponentsRange/startDateComponents", shows: ["AP-DATE-GRAN"]),
                Sample(
                    .shipping, [.set("/shippingMethods/1/dateComponentsRange/endDateComponents", #"{"days":3}"#)],
                    at: "/shippingMethods/1/dateComponentsRange/endDateComponents"),
                Sample(
                    .modifier, [.set("/additionalShippingMethods/0/dateComponentsRange/endDateComponents", "{}")],
                    at: "/additionalShippingMethods/0/dateComponentsRange/endDateComponents"),
            ],
            good: [
                Sample(
                    .shipping,
                    [
                        .set("/shippingMethods/0/dateComponentsRange/startDateComponents", #"{"years":2027,"months":3}"#),
                        .set("/shippingMethods/0/dateComponentsRange/endDateComponents", #"{"years":2027,"months":3}"#),
                    ]),
                Sample(
                    .shipping,
                    [
                        .set("/shippingMethods/1/dateComponentsRange/startDateComponents/hours", "0"),
                        .set("/shippingMethods/1/dateComponentsRange/endDateComponents/hours", "23"),
                    ]),
            ])
    }

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
