/// Line items that do not speak of the trial.
enum RecurringTrialShown: OneRowRule {
    static let row = RuleRow(
        PaymentRequestView.self, needs: [.recurringPaymentRequest], isAdvice: true, when: .count(of: .lineItems, above: 0)
    ) { request, context in
        guard let plan = request.recurringPaymentRequest, let trial = plan.trialBilling, let lines = request.lineItems,
            !isShown(trial, in: lines)
        else { return }
        context.report(
            .recurringTrialShown, at: trial.node, help: "add it to the line items",
            "the trial is not among the line items, by label or by amount")
    }

    /// An item has the same label or the same amount.
    private static func isShown(_ item: borrowing LineItemView, in lines: borrowing Records<LineItemView>) -> Bool {
        guard let amount = item.amount, let label = item.label else { return true }
        return lines.mayContain { $0.amount == amount || $0.label?.equals(label) == true }
    }
}
