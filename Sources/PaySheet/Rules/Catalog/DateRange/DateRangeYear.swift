/// A shipping date whose year is none of our calendar and time.
enum DateRangeYear: OneRowRule {
    static let row = RuleRow(ShippingDateView.self, needs: [.years]) { date, context in
        let parts = context.parts(of: date)
        // A date with a gap is wrong in another way.
        guard let year = parts.year, !parts.hasPlausibleYear, parts.depth != nil, parts.exists else { return }
        context.report(
            .dateRangeYear, at: date[.years], help: "write a Gregorian year such as 2027",
            "the year \(year, "year") is not one in which anything is delivered\(words: parts.yearHint)")
    }
}
