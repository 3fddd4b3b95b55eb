/// A trial and a regular plan that do not meet.
enum RecurringTrialGap: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.recurringPaymentRequest,
                needs: [RecurringPaymentRequest.Slot.trialBilling, RecurringPaymentRequest.Slot.regularBilling], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let trial = cursor.inner(RecurringPaymentRequest.Slot.trialBilling),
            let regular = cursor.inner(RecurringPaymentRequest.Slot.regularBilling),
            let end = trial.instant(LineItem.Slot.recurringPaymentEndDate),
            let endNode = trial.slot(LineItem.Slot.recurringPaymentEndDate)
        else { return }
        let help = "start the regular charges when the trial ends"
        guard regular.isPresent(LineItem.Slot.recurringPaymentStartDate) else {
            if regular.isMisspelt(LineItem.Slot.recurringPaymentStartDate, in: ShapeIndex.lineItem) { return }
            context.report(
                .recurringTrialGap, at: regular.node, related: [RelatedNode(endNode, "the trial ends here")], help: help,
                "the regular charges have no start, so that they start now, while the trial runs until "
                    + trial.shownDate(LineItem.Slot.recurringPaymentEndDate))
            return
        }
        guard let start = regular.instant(LineItem.Slot.recurringPaymentStartDate),
            let node = regular.slot(LineItem.Slot.recurringPaymentStartDate)
        else { return }
        if start < Instant(seconds: end.seconds &- Instant.secondsOfDay, nanoseconds: end.nanoseconds) {
            context.report(
                .recurringTrialGap, at: node, related: [RelatedNode(endNode, "the trial ends here")], help: help,
                "the regular charges start on " + regular.shownDate(LineItem.Slot.recurringPaymentStartDate)
                    + ", while the trial runs until " + trial.shownDate(LineItem.Slot.recurringPaymentEndDate))
        } else if Instant(seconds: end.seconds &+ Instant.secondsOfDay, nanoseconds: end.nanoseconds) < start {
            context.report(
                .recurringTrialGap, at: node, related: [RelatedNode(endNode, "the trial ends here")], help: help,
                "the trial ends on " + trial.shownDate(LineItem.Slot.recurringPaymentEndDate) + ", and the regular charges start only on "
                    + regular.shownDate(LineItem.Slot.recurringPaymentStartDate))
        }
    }
}
