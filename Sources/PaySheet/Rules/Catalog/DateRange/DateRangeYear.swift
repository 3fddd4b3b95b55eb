/// A shipping date whose year is none of our calendar and time.
enum DateRangeYear: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "date-range/year", "Year of a shipping date", .warning,
            what: "The year of a shipping date is far from our time.",
            why: "The parts are a date of the Gregorian calendar and no span of time: a year of 0 does not mean this year. A number "
                + "such as "
                + "2570 comes from the Buddhist calendar, one such as 9 from a Japanese era. Safari takes any number.",
            instead: "Write the Gregorian year with its four digits.",
            sources: ["AP-DATE-ABS", "AP-DATE-GREG"], page: "applepaydatecomponents",
            bad: [
                Sample(
                    .shipping, [.set("/shippingMethods/0/dateComponentsRange/startDateComponents/years", "0")],
                    at: "/shippingMethods/0/dateComponentsRange/startDateComponents/years", shows: ["AP-DATE-ABS"]),
                Sample(
                    .shipping, [.set("/shippingMethods/0/dateComponentsRange/endDateComponents/years", "2570")],
                    at: "/shippingMethods/0/dateComponentsRange/endDateComponents/years", shows: ["AP-DATE-GREG"]),
            ],
            good: [
                Sample(.shipping, [.set("/shippingMethods/0/dateComponentsRange/startDateComponents/years", "2026")]),
                Sample(
                    .shipping, [.set("/shippingMethods/0/dateComponentsRange/startDateComponents", #"{"years":2027,"months":1,"days":3}"#)]),
                Sample(.shipping, [.set("/shippingMethods/0/dateComponentsRange/endDateComponents/years", "2028")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.shippingDate, needs: [ShippingDate.Slot.years]) { cursor, context in
                let date = DateParts(cursor)
                // A date with a gap is wrong in another way.
                guard let year = date.year, !date.hasPlausibleYear, date.depth != nil, date.exists,
                    let node = cursor.slot(ShippingDate.Slot.years)
                else { return }
                context.report(
                    .dateRangeYear, at: node, help: "write a Gregorian year such as 2027",
                    "the year " + String(year) + " is not one in which anything is delivered" + date.yearHint)
            }
        ]
    }
}
