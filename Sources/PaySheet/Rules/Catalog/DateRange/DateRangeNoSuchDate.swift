/// A shipping date that the calendar does not have.
enum DateRangeNoSuchDate: OneRowRule {
    static let row = RuleRow(ShippingDateView.self, any: [.months, .days, .hours]) { date, context in
        let parts = context.parts(of: date)
        guard !parts.exists else { return }
        let (member, message, help) = parts.wrongPart
        context.report(.dateRangeNoSuchDate, at: date[member], help: help, message)
    }
}
