/// A trial and a regular plan that do not meet.
enum RecurringTrialGap: OneRowRule {
    static let row = RuleRow(RecurringPaymentRequestView.self, needs: [.trialBilling, .regularBilling]) { plan, context in
        guard let trial = plan.trialBilling, let regular = plan.regularBilling, let end = trial.instant(.recurringPaymentEndDate) else {
            return
        }
        let start = regular.instant(.recurringPaymentStartDate)
        let message: Sentence
        if regular.isMissing(.recurringPaymentStartDate) {
            message =
                "the regular charges have no start, so that they start now, while the trial runs until "
                + "\(trial.shownDate(.recurringPaymentEndDate), "date")"
        } else if let start, start < end.advanced(byDays: -1) {
            message =
                "the regular charges start on \(regular.shownDate(.recurringPaymentStartDate), "date")"
                + ", while the trial runs until \(trial.shownDate(.recurringPaymentEndDate), "date")"
        } else if let start, end.advanced(byDays: 1) < start {
            message =
                "the trial ends on \(trial.shownDate(.recurringPaymentEndDate), "date")"
                + ", and the regular charges start only on \(regular.shownDate(.recurringPaymentStartDate), "date")"
        } else {
            return
        }
        context.report(
            .recurringTrialGap, at: regular[.recurringPaymentStartDate],
            related: [RelatedNode(trial[.recurringPaymentEndDate], "the trial ends here")],
            help: "start the regular charges when the trial ends", message)
    }
}

extension Instant {
    fileprivate func advanced(byDays days: Int64) -> Instant {
        Instant(seconds: secondsSince1970 &+ days &* Instant.secondsOfDay, nanoseconds: nanoseconds)
    }
}
