/// A range whose ends are not equally exact.
enum DateRangeEnds: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "date-range/ends", "Ends of a range that are not equally exact", .warning,
            what: "One end of the shipping estimate goes down to a smaller unit than the other.",
            why: "The sheet shows both ends as one span, and a span from a day to a month has no clear length. No documentation says "
                + "how it "
                + "is shown.",
            instead: "Give both ends the same units.",
            sources: ["AP-DATE-SAME-GRAN"], page: "applepaydatecomponentsrange",
            bad: [
                Sample(
                    .shipping, [.set("/shippingMethods/0/dateComponentsRange/startDateComponents/hours", "9")],
                    at: "/shippingMethods/0/dateComponentsRange", shows: ["AP-DATE-SAME-GRAN"]),
                Sample(
                    .shipping, [.remove("/shippingMethods/1/dateComponentsRange/endDateComponents/days")],
                    at: "/shippingMethods/1/dateComponentsRange"),
            ],
            good: [
                Sample(.shipping),
                Sample(
                    .shipping,
                    [
                        .set("/shippingMethods/0/dateComponentsRange/startDateComponents/hours", "9"),
                        .set("/shippingMethods/0/dateComponentsRange/endDateComponents/hours", "9"),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.shippingDateRange,
                needs: [ShippingDateRange.Slot.startDateComponents, ShippingDateRange.Slot.endDateComponents]
            ) { cursor, context in
                guard let (start, end) = DateParts.ends(of: cursor), let from = start.depth, let to = end.depth, from != to else { return }
                context.report(
                    .dateRangeEnds, at: cursor.node, help: "give both ends the same units",
                    "the estimate goes from " + start.text + " to " + end.text + ", and the two are not equally exact")
            }
        ]
    }
}
