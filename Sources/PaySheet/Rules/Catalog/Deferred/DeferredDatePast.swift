/// A later charge in the past.
enum DeferredDatePast: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(LineItemView.self, needs: [.deferredPaymentDate], asks: .clock) { item, context in
                guard let now = Instant(context.policy), let date = item.instant(.deferredPaymentDate), date <= now else { return }
                context.report(
                    .deferredDatePast, at: item[.deferredPaymentDate], help: "write a date in the future",
                    "the later charge on " + item.shownDate(.deferredPaymentDate) + " is not in the future")
            }
        ]
    }
}
