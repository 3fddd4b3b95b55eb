/// A plan that ends before it begins.
enum RecurringOrder: OneRowRule {
    static let row = RuleRow(LineItemView.self, needs: [.recurringPaymentStartDate, .recurringPaymentEndDate]) { item, context in
        guard item.endsBeforeStart else { return }
        context.report(
            .recurringOrder, at: item[.recurringPaymentEndDate],
            related: [RelatedNode(item[.recurringPaymentStartDate], "the start")], help: "write an end after the start",
            "the charges end on \(item.shownDate(.recurringPaymentEndDate), "date")"
                + ", which is not after their start on \(item.shownDate(.recurringPaymentStartDate), "date")")
    }
}

extension LineItemView {
    /// The charges do not end after their start.
    var endsBeforeStart: Bool {
        guard let start = instant(.recurringPaymentStartDate), let end = instant(.recurringPaymentEndDate) else { return false }
        return end <= start
    }
}
