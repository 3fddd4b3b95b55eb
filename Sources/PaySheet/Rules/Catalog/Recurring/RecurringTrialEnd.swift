/// A trial that never ends.
enum RecurringTrialEnd: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.recurringPaymentRequest, needs: [RecurringPaymentRequest.Slot.trialBilling]) { cursor, context in
                guard let trial = cursor.inner(RecurringPaymentRequest.Slot.trialBilling),
                    !trial.isPresent(LineItem.Slot.recurringPaymentEndDate),
                    !trial.isMisspelt(LineItem.Slot.recurringPaymentEndDate, in: ShapeIndex.lineItem)
                else { return }
                var fix: RawFix?
                if let regular = cursor.inner(RecurringPaymentRequest.Slot.regularBilling),
                    let start = regular.dateText(LineItem.Slot.recurringPaymentStartDate)
                {
                    fix = RawFix(
                        .risky, "end the trial when the regular charges start",
                        [.add(object: trial.node, name: "recurringPaymentEndDate", json: JSONTree.text(start).json)])
                }
                context.report(
                    .recurringTrialEnd, at: trial.node, fix: fix, help: "add \"recurringPaymentEndDate\"",
                    "the trial has no \"recurringPaymentEndDate\", so the regular plan never starts")
            }
        ]
    }
}
