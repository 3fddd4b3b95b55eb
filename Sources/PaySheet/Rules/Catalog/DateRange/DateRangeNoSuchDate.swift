/// A shipping date that the calendar does not have.
enum DateRangeNoSuchDate: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "date-range/no-such-date", "Shipping date that does not exist", .warning,
            what: "A shipping date has a month, a day or an hour that does not exist.",
            why: "Months count from 1 to 12, days from 1 to the last of the month, hours from 0 to 23. Safari takes any number. JavaScript "
                + "counts months from 0: getMonth() of a date in December is 11, and of one in January 0.",
            instead: "Write the number that people would write; add 1 to what getMonth() gives.",
            sources: ["AP-DATE-MONTH", "AP-DATE-DAY", "AP-DATE-HOUR"], page: "applepaydatecomponents/months",
            bad: [
                Sample(
                    .shipping, [.set("/shippingMethods/0/dateComponentsRange/startDateComponents/months", "0")],
                    at: "/shippingMethods/0/dateComponentsRange/startDateComponents/months", shows: ["AP-DATE-MONTH"]),
                Sample(
                    .shipping, [.set("/shippingMethods/0/dateComponentsRange/endDateComponents/months", "13")],
                    at: "/shippingMethods/0/dateComponentsRange/endDateComponents/months"),
                Sample(
                    .shipping, [.set("/shippingMethods/0/dateComponentsRange/endDateComponents/days", "32")],
                    at: "/shippingMethods/0/dateComponentsRange/endDateComponents/days", shows: ["AP-DATE-DAY"]),
                Sample(
                    .shippingContactUpdate,
                    [
                        .set(
                            "/newShippingMethods/0/dateComponentsRange/endDateComponents", #"{"years":2027,"months":6,"days":31}"#)
                    ], at: "/newShippingMethods/0/dateComponentsRange/endDateComponents/days"),
                Sample(
                    .shipping,
                    [
                        .set("/shippingMethods/0/dateComponentsRange/startDateComponents/hours", "0"),
                        .set("/shippingMethods/0/dateComponentsRange/endDateComponents/hours", "24"),
                    ], at: "/shippingMethods/0/dateComponentsRange/endDateComponents/hours", shows: ["AP-DATE-HOUR"]),
            ],
            good: [
                Sample(.shipping, [.set("/shippingMethods/0/dateComponentsRange/startDateComponents/months", "1")]),
                Sample(.shipping, [.set("/shippingMethods/0/dateComponentsRange/endDateComponents/months", "12")]),
                Sample(.shipping, [.set("/shippingMethods/0/dateComponentsRange/endDateComponents/days", "31")]),
                Sample(
                    .shippingContactUpdate,
                    [
                        .set(
                            "/newShippingMethods/0/dateComponentsRange/endDateComponents", #"{"years":2028,"months":2,"days":29}"#)
                    ]),
                Sample(
                    .shipping,
                    [
                        .set("/shippingMethods/0/dateComponentsRange/startDateComponents/hours", "0"),
                        .set("/shippingMethods/0/dateComponentsRange/endDateComponents/hours", "23"),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.shippingDate) { cursor, context in
                let date = DateParts(cursor)
                guard !date.exists else { return }
                let part = date.wrongPart
                guard let node = cursor.slot(part.slot) else { return }
                context.report(.dateRangeNoSuchDate, at: node, help: part.help, part.message)
            }
        ]
    }
}
