/// A range that ends before it begins.
enum DateRangeOrder: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "date-range/order", "Shipping estimate backwards", .warning,
            what: "The shipping estimate ends before it begins.",
            why: "Safari compares no dates. The system cannot make a range of it, and the estimate is not shown.",
            instead: "Write the earlier date as the start.",
            sources: ["AP-DATE-ORDER"], page: "applepaydatecomponentsrange",
            bad: [
                Sample(
                    .shipping, [.set("/shippingMethods/1/dateComponentsRange/endDateComponents/days", "2")],
                    at: "/shippingMethods/1/dateComponentsRange", shows: ["AP-DATE-ORDER"]),
                Sample(
                    .shippingContactUpdate, [.set("/newShippingMethods/0/dateComponentsRange/startDateComponents/months", "4")],
                    at: "/newShippingMethods/0/dateComponentsRange"),
            ],
            good: [
                Sample(.shipping, [.set("/shippingMethods/1/dateComponentsRange/endDateComponents/days", "3")]),
                Sample(.shippingContactUpdate, [.set("/newShippingMethods/0/dateComponentsRange/endDateComponents/months", "4")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.shippingDateRange,
                needs: [ShippingDateRange.Slot.startDateComponents, ShippingDateRange.Slot.endDateComponents]
            ) { cursor, context in
                guard let (start, end) = DateParts.ends(of: cursor), let depth = start.depth, depth == end.depth, start.exists, end.exists,
                    start.hasPlausibleYear, end.hasPlausibleYear, start.order(to: end) > 0
                else { return }
                context.report(
                    .dateRangeOrder, at: cursor.node, help: "write the earlier date as the start",
                    "the estimate goes from " + start.text + " back to " + end.text)
            }
        ]
    }
}
