/// Puts what the sheet shows into sentences.
struct AgreementText: ~Copyable {
    let sheet: SheetContent
    let zone: TimeZoneOffsets
    private(set) var sentences: [String] = []
    private(set) var notes: [String] = []

    mutating func describe() {
        describeTotal()
        if let disbursement = sheet.disbursement { describe(disbursement) }
        if let contexts = sheet.contexts, !contexts.isEmpty { describe(contexts) }
        if let recurring = sheet.recurring { describe(recurring) }
        if let reload = sheet.reload { describe(reload) }
        if let deferred = sheet.deferred { describe(deferred) }
    }

    /// What a line costs, if that is known.
    private func price(_ line: LineItem) -> String { line.knownAmount.map { money($0) } ?? LineItem.unknownAmount }

    private func money(_ amount: Amount) -> String { amount.text + " " + Shown.shortened(sheet.currency?.rawValue ?? "") }

    private mutating func describeTotal() {
        guard let total = sheet.total, !sheet.disbursement.hasValue else { return }
        let payee = Shown.shortened(total.line.label)
        if total.line.knownAmount?.isZero == true {
            sentences.append("You pay " + payee + " nothing now.")
        } else {
            sentences.append("You pay " + payee + " " + price(total.line) + (total.line.isPending ? "." : " now."))
        }
        for item in sheet.items where item.line.isPending {
            sentences.append("What " + Shown.quoted(item.line.label) + " costs is not known yet.")
        }
    }

    private mutating func describe(_ contexts: [PaymentTokenContext]) {
        var parts = contexts.map { money($0.amount) + " for " + Shown.shortened($0.merchantName) }
        if let total = sheet.total, let rest = sheet.ownShare, !rest.isZero {
            parts.append(money(rest) + " for " + Shown.shortened(total.line.label) + " itself")
        }
        sentences.append("Of this " + Shown.list(parts) + ".")
    }

    private mutating func describe(_ recurring: RecurringPaymentRequest) {
        var text = Shown.shortened(recurring.paymentDescription) + ": "
        let regular = recurring.regularBilling
        if let trial = recurring.trialBilling {
            text += trial.knownAmount?.isZero == true ? "free" : price(trial) + frequency(trial)
            if let end = trial.recurringPaymentEndDate ?? regular.recurringPaymentStartDate { text += " until " + day(end) }
            text += ", then "
        }
        text += price(regular) + frequency(regular)
        if let start = regular.recurringPaymentStartDate {
            text += " from " + day(start)
        } else if !recurring.trialBilling.hasValue {
            text += " from now on"
        }
        text += regular.recurringPaymentEndDate.map { " until " + day($0) } ?? ", until cancelled"
        sentences.append(text + ".")
        describeTerms(recurring)
        noteMonthEnd(regular)
        let recurringItems = sheet.items.filter { $0.line.paymentTiming == .recurring }
        if recurringItems.count > 2 {
            notes.append("Apple Pay knows two phases, a trial and the regular charges; a third can only be told in the agreement.")
        }
    }

    private mutating func noteMonthEnd(_ item: LineItem) {
        guard let start = item.recurringPaymentStartDate?.seconds(in: zone), let interval = Interval(item),
            interval.unit == .month || interval.unit == .year
        else { return }
        let first = zone.local(start).day
        guard first.day > 28 else { return }
        notes.append(
            "Not every month has a day " + String(first.day) + ": whether the last day of the month or the next day counts is for the "
                + "merchant to decide, and no member says it.")
    }

    private func frequency(_ item: LineItem) -> String { Interval(item).map { " " + $0.text } ?? "" }

    private mutating func describe(_ reload: AutomaticReloadPaymentRequest) {
        let billing = reload.automaticReloadBilling
        var text = Shown.shortened(reload.paymentDescription) + ": " + price(billing) + " whenever the balance "
        text += billing.automaticReloadPaymentThresholdAmount.map { "falls below " + money($0) } ?? "runs low"
        sentences.append(text + ", until cancelled.")
        describeTerms(reload)
    }

    private mutating func describe(_ deferred: DeferredPaymentRequest) {
        let billing = deferred.deferredBilling
        var text = Shown.shortened(deferred.paymentDescription) + ": " + price(billing)
        text += billing.deferredPaymentDate.map { " on " + day($0) } ?? " at a date that is not stated"
        sentences.append(text + ".")
        if let end = deferred.freeCancellationDate {
            var until = "Cancelling is free until " + day(end)
            if let seconds = end.seconds(in: zone) { until += ", " + CalendarDay.time(zone.local(seconds).second) }
            until += " (" + zone.name + ")"
            if let stated = deferred.freeCancellationDateTimeZone { until += "; the sheet shows it in " + Shown.shortened(stated) }
            sentences.append(until + ".")
        }
        describeTerms(deferred)
    }

    private mutating func describe(_ disbursement: DisbursementRequest) {
        let items = sheet.items.map { $0.line }
        if let received = items.first(where: { $0.disbursementLineItemType == .disbursement }) {
            sentences.append("You receive " + price(received) + " from " + Shown.shortened(sheet.total?.line.label ?? "") + ".")
        }
        if let fee = items.first(where: { $0.disbursementLineItemType == .instantFundsOutFee }), fee.knownAmount?.isZero != true {
            sentences.append("Sending it at once costs " + price(fee) + ".")
        }
    }

    private mutating func describeTerms(_ plan: some PlanTerms) {
        if let agreement = plan.billingAgreement, !agreement.utf8.isEmpty {
            sentences.append("You agree to: \"" + Shown.shortened(agreement, to: 500) + "\"")
        }
        sentences.append("It can be changed or cancelled at " + Shown.shortened(plan.managementURL) + ".")
    }

    // MARK: Dates

    private mutating func day(_ date: DateTimeText) -> String {
        guard let seconds = date.seconds(in: zone) else { return Shown.shortened(date.rawValue) }
        let local = zone.local(seconds)
        if date.isLocal {
            noteLocal(date, CalendarDay.time(local.second))
            return local.day.text
        }
        let (days, second) = Moment.floorDivide(seconds, by: 86_400)
        if second == 0 {
            let before = CalendarDay(dayNumber: days - 1)
            note(
                CalendarDay(dayNumber: days).text + " is given as midnight in UTC: in America people read " + before.text
                    + ". State the offset of your shop, or a time in the middle of the day.")
        }
        return local.day.text
    }

    /// A date without an offset is another moment for each reader.
    private mutating func noteLocal(_ date: DateTimeText, _ time: String) {
        let text = Shown.quoted(date.rawValue)
        note(text + " has no time zone: a browser reads it in the zone of the shopper's device, and this text in " + zone.name + ".")
        switch date.oddity(in: zone) {
        case .skipped: note("In " + zone.name + " the clocks skip " + text + "; a browser takes " + time + ".")
        case .repeated: note("In " + zone.name + " " + text + " comes twice; a browser takes the first.")
        case nil: break
        }
    }

    private mutating func note(_ text: String) {
        if !notes.contains(text) { notes.append(text) }
    }
}
