/// A shipping date whose year is none of our calendar and time.
enum DateRangeYear: DocumentRule {
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
