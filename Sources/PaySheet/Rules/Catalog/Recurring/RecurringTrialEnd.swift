/// A trial that never ends.
enum RecurringTrialEnd: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "recurring/trial-end", "Trial without an end", .warning,
            what: "The trial does not say when it ends.",
            why: "An item without \"recurringPaymentEndDate\" goes on for ever, so that the sheet promises a trial that never becomes the "
                + "regular plan. Safari takes it.",
            instead: "Add \"recurringPaymentEndDate\" to the trial: the moment at which the regular charges start.",
            sources: ["AP-REC-TRIAL-DATES"], page: "applepayrecurringpaymentrequest/trialbilling",
            bad: [
                Sample(
                    .trial, [.remove("/recurringPaymentRequest/trialBilling/recurringPaymentEndDate")],
                    at: "/recurringPaymentRequest/trialBilling", shows: ["AP-REC-TRIAL-DATES"]),
                Sample(
                    .trial,
                    [
                        .remove("/recurringPaymentRequest/trialBilling/recurringPaymentEndDate"),
                        .remove("/recurringPaymentRequest/regularBilling/recurringPaymentStartDate"),
                    ], at: "/recurringPaymentRequest/trialBilling"),
            ],
            good: [Sample(.trial), Sample(.trial, [.remove("/recurringPaymentRequest/trialBilling"), .remove("/lineItems/0")])])
    }

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
                    "the trial has no \"recurringPaymentEndDate\", so that it never becomes the regular plan")
            }
        ]
    }
}
