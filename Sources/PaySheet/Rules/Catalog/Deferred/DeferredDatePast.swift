/// A later charge in the past.
enum DeferredDatePast: OneRowRule {
    static let row = RuleRow(LineItemView.self, needs: [.deferredPaymentDate]) { item, context in
        let past = Past(context.policy)
        guard let date = item.instant(.deferredPaymentDate), date <= past.end else { return }
        context.report(
            .deferredDatePast, at: item[.deferredPaymentDate], past.severity, help: "write a date in the future",
            "the later charge on \(item.shownDate(.deferredPaymentDate), "date") is not in the future")
    }
}
