/// An interval of nothing.
enum RecurringCount: OneRowRule {
    static let row = RuleRow(LineItemView.self, needs: [.recurringPaymentIntervalCount]) { item, context in
        guard item.plainNumber(.recurringPaymentIntervalCount) == 0 else { return }
        context.report(
            .recurringCount, at: item[.recurringPaymentIntervalCount], help: "write 1 or more",
            "an interval of 0 units leaves no time between two charges")
    }
}
