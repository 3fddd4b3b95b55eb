import PaySheet

extension SheetComparison {
    /// Compares agreements: whether they exist, and their details if both documents have one.
    mutating func comparePlans() {
        if let (before, after) = both(.recurring, old.recurring, new.recurring) {
            compareTrial(before, after)
            compareRegular(before, after)
            compareTerms(.recurring, before, after)
        }
        if let (before, after) = both(.reload, old.reload, new.reload) {
            let (one, other) = (before.automaticReloadBilling, after.automaticReloadBilling)
            compare(.reloadPrice, old.price(one), new.price(other))
            compare(
                .reloadThreshold, one.automaticReloadPaymentThresholdAmount.map { old.price($0) },
                other.automaticReloadPaymentThresholdAmount.map { new.price($0) })
            compareTerms(.reload, before, after)
        }
        if let (before, after) = both(.deferred, old.deferred, new.deferred) {
            compare(.deferredPrice, old.price(before.deferredBilling), new.price(after.deferredBilling))
            compare(.deferredDate, day(before.deferredBilling.deferredPaymentDate), day(after.deferredBilling.deferredPaymentDate))
            compare(.freeCancellation, moment(before.freeCancellationDate), moment(after.freeCancellationDate))
            compare(
                .freeCancellationZone, before.freeCancellationDateTimeZone.map { .text($0) },
                after.freeCancellationDateTimeZone.map { .text($0) })
            compareTerms(.deferred, before, after)
        }
        compare(.plan(.transfer), old.disbursement == nil ? nil : .present, new.disbursement == nil ? nil : .present)
    }

    /// Adds a plan that is new or removed. Returns both plans if both documents have one, and compares their purposes.
    private mutating func both<Plan: PlanTerms>(_ plan: SheetChange.Plan, _ before: Plan?, _ after: Plan?) -> (Plan, Plan)? {
        compare(.plan(plan), before == nil ? nil : .present, after == nil ? nil : .present)
        guard let before, let after else { return nil }
        compare(.planDescription(plan), .text(before.paymentDescription), .text(after.paymentDescription))
        return (before, after)
    }

    private mutating func compareTerms<Plan: PlanTerms>(_ plan: SheetChange.Plan, _ before: Plan, _ after: Plan) {
        compare(.agreement(plan), before.billingAgreement.map { .text($0) }, after.billingAgreement.map { .text($0) })
        compare(.managementPage(plan), .text(before.managementURL), .text(after.managementURL))
        if before.tokenNotificationURL != after.tokenNotificationURL { noteTechnical("tokenNotificationURL") }
    }

    private mutating func compareTrial(_ before: RecurringPaymentRequest, _ after: RecurringPaymentRequest) {
        let (one, other) = (before.trialBilling, after.trialBilling)
        compare(.trialPrice, one.map { repeated($0, old, from: nil) }, other.map { repeated($0, new, from: nil) })
        guard let one, let other else { return }
        let (end, newEnd) = (trialEnd(before), trialEnd(after))
        guard end != newEnd, !isSameMoment(end, newEnd) else { return }
        add(.trialEnd(longerBy: longer(one, end, other, newEnd)), day(end), day(newEnd))
    }

    private func trialEnd(_ plan: RecurringPaymentRequest) -> DateTimeText? {
        plan.trialBilling?.recurringPaymentEndDate ?? plan.regularBilling.recurringPaymentStartDate
    }

    /// Returns the number of days by which a trial became longer. A trial without a start begins with the payment.
    private func longer(_ before: LineItem, _ end: DateTimeText?, _ after: LineItem, _ newEnd: DateTimeText?) -> Int64? {
        guard let end, let newEnd, let days = SheetDates.days(from: end, to: newEnd) else { return nil }
        switch (before.recurringPaymentStartDate, after.recurringPaymentStartDate) {
        case (nil, nil): return days
        case (let start?, let newStart?): return SheetDates.days(from: start, to: newStart).map { days - $0 }
        default: return nil
        }
    }

    private mutating func compareRegular(_ before: RecurringPaymentRequest, _ after: RecurringPaymentRequest) {
        let (one, other) = (before.regularBilling, after.regularBilling)
        let start = other.recurringPaymentStartDate ?? after.trialBilling?.recurringPaymentEndDate
        let from = start.map { SheetDates.day($0, zone) }
        compare(.regularPrice, repeated(one, old, from: from), repeated(other, new, from: from))
        let hasTrial = before.trialBilling.hasValue && after.trialBilling.hasValue
        // A longer trial says it all.
        let isSaid = hasTrial && !isSameMoment(trialEnd(before), trialEnd(after))
        if !isSaid, !isSameMoment(one.recurringPaymentStartDate, other.recurringPaymentStartDate) {
            compare(.regularStart, day(one.recurringPaymentStartDate), day(other.recurringPaymentStartDate))
        }
        if !isSameMoment(one.recurringPaymentEndDate, other.recurringPaymentEndDate) {
            compare(.regularEnd, day(one.recurringPaymentEndDate), day(other.recurringPaymentEndDate))
        }
    }

    private func isSameMoment(_ one: DateTimeText?, _ other: DateTimeText?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        guard let first = one.secondsSince1970, let second = other.secondsSince1970 else { return one == other }
        return first == second && one.milliseconds == other.milliseconds
    }

    private func repeated(_ item: LineItem, _ sheet: SheetContent, from: String?) -> SheetChange.Value {
        .repeated(sheet.price(item), interval: SheetNames.interval(item), from: from)
    }

    private func day(_ date: DateTimeText?) -> SheetChange.Value? { date.map { .words(SheetDates.day($0, zone)) } }

    private func moment(_ date: DateTimeText?) -> SheetChange.Value? { date.map { .words(SheetDates.moment($0, zone)) } }
}
