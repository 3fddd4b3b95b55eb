/// Line items that do not speak of the trial.
enum RecurringTrialShown: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.recurringPaymentRequest, PaymentRequest.Slot.lineItems],
                isAdvice: true
            ) { cursor, context in
                guard let plan = cursor.inner(PaymentRequest.Slot.recurringPaymentRequest),
                    let trial = plan.inner(RecurringPaymentRequest.Slot.trialBilling),
                    cursor.elementCount(PaymentRequest.Slot.lineItems) > 0, !isShown(trial, among: cursor)
                else { return }
                context.report(
                    .recurringTrialShown, at: trial.node, help: "add it to the line items",
                    "the trial is not among the line items, by label or by amount")
            }
        ]
    }

    /// An item with the same label or the same amount.
    private static func isShown(_ item: borrowing Cursor, among request: borrowing Cursor) -> Bool {
        guard let amount = item.amount(LineItem.Slot.amount), let label = item.text(LineItem.Slot.label) else { return true }
        for place in 0..<request.elementCount(PaymentRequest.Slot.lineItems) {
            guard let line = request.element(place, of: PaymentRequest.Slot.lineItems) else { return true }
            if let other = line.amount(LineItem.Slot.amount), other == amount { return true }
            if let other = line.text(LineItem.Slot.label), other.equals(label) { return true }
        }
        return false
    }
}
