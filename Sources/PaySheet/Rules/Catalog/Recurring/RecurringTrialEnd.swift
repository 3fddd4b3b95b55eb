/// A trial that never ends.
enum RecurringTrialEnd: OneRowRule {
    static let row = RuleRow(RecurringPaymentRequestView.self, needs: [.trialBilling]) { plan, context in
        guard let trial = plan.trialBilling, trial.isMissing(.recurringPaymentEndDate) else { return }
        let fix = plan.regularBilling?.dateText(.recurringPaymentStartDate).map { start in
            RawFix(
                .risky, "end the trial when the regular charges start",
                [.add(object: trial.node, name: "recurringPaymentEndDate", json: JSONTree.text(start).json)])
        }
        context.report(
            .recurringTrialEnd, at: trial.node, fix: fix, help: "add \"recurringPaymentEndDate\"",
            "the trial has no \"recurringPaymentEndDate\", so the regular plan never starts")
    }
}
