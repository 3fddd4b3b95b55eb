/// Charges at regular intervals, with one trial period at most: a third period has no spelling.
public struct RecurringPlan: AutomaticPlan {
    /// What is charged at which interval.
    public struct Billing: Sendable, Hashable {
        let count: Int
        let unit: RecurringPaymentDateUnit
        let minorUnits: Int

        /// So many minor units of the checkout's currency every so many units of time; a week is seven days.
        public static func every(_ count: Int, _ unit: RecurringPaymentDateUnit, minorUnits: Int) -> Billing {
            Billing(count: count, unit: unit, minorUnits: minorUnits)
        }
    }

    /// The period before the regular charges.
    struct Trial: Sendable, Hashable {
        var label: String
        var minorUnits: Int
        var end: Timestamp
    }

    let paymentDescription: String
    let billing: Billing
    var label: String
    var trial: Trial?
    var start: Timestamp?
    var end: Timestamp?
    var agreement = Agreement()

    /// A subscription that starts with this payment and has no end.
    ///
    /// The description says in the sheet what is paid for, and names the line item of the regular charges.
    public init(_ description: String, then billing: Billing) {
        paymentDescription = description
        self.billing = billing
        label = description
    }

    /// The plan as one of the three kinds.
    public var terms: AutomaticTerms { .recurring(self) }

    /// With a trial period until a moment, at which the regular charges start.
    ///
    /// The amount is charged at each interval of the period, first with this payment; zero for a free one.
    public func trial(minorUnits: Int, until end: Timestamp, label: String = "Trial") -> RecurringPlan {
        var copy = self
        copy.trial = Trial(label: label, minorUnits: minorUnits, end: end)
        return copy
    }

    /// With a trial period until a moment given as ISO 8601 text.
    public func trial(minorUnits: Int, until end: String, label: String = "Trial") -> RecurringPlan {
        trial(minorUnits: minorUnits, until: Timestamp(rawValue: end), label: label)
    }

    /// With the first regular charge at a later moment; a trial's end goes before it.
    public func starting(at start: Timestamp) -> RecurringPlan {
        var copy = self
        copy.start = start
        return copy
    }

    /// With a last moment of the regular charges.
    public func ending(at end: Timestamp) -> RecurringPlan {
        var copy = self
        copy.end = end
        return copy
    }

    /// With another name for the line item of the regular charges than the description.
    public func labeled(_ label: String) -> RecurringPlan {
        var copy = self
        copy.label = label
        return copy
    }

    /// With terms that the shopper agrees to, of 500 characters at most.
    public func agreement(_ text: String) -> RecurringPlan {
        var copy = self
        copy.agreement.text = text
        return copy
    }

    /// With the page where the shopper changes or ends the subscription, which every subscription must have.
    public func managed(at address: String) -> RecurringPlan {
        var copy = self
        copy.agreement.managementURL = address
        return copy
    }

    /// With the base of the address at which Apple announces events of the merchant token.
    public func notifying(at address: String) -> RecurringPlan {
        var copy = self
        copy.agreement.notificationURL = address
        return copy
    }

    func regularLine(_ currency: Currency) -> LineItem {
        var line = line(label, billing.minorUnits, currency)
        line.recurringPaymentStartDate = trial.map { $0.end } ?? start
        line.recurringPaymentEndDate = end
        return line
    }

    func trialLine(_ currency: Currency) -> LineItem? {
        guard let trial else { return nil }
        var line = line(trial.label, trial.minorUnits, currency)
        line.recurringPaymentEndDate = trial.end
        return line
    }

    private func line(_ label: String, _ minorUnits: Int, _ currency: Currency) -> LineItem {
        var line = LineItem(label: label, amount: Amount(minorUnits: minorUnits, in: currency))
        line.paymentTiming = .recurring
        line.recurringPaymentIntervalUnit = billing.unit
        line.recurringPaymentIntervalCount = UInt32(exactly: billing.count) ?? 0
        return line
    }

    func lines(_ currency: Currency) -> AutomaticLines {
        var result = AutomaticLines()
        if let trialLine = trialLine(currency) { result.lines.append(trialLine) }
        result.lines.append(regularLine(currency))
        result.dueNow = trial.map { $0.minorUnits } ?? (start == nil ? billing.minorUnits : 0)
        result.problems = agreement.problems
        if billing.count < 1 || UInt32(exactly: billing.count) == nil { result.problems.append(.interval(billing.count)) }
        result.check(trial.map { $0.end })
        result.check(start)
        result.check(end)
        return result
    }

    func request(_ currency: Currency) -> RecurringPaymentRequest {
        var request = RecurringPaymentRequest(
            paymentDescription: paymentDescription, regularBilling: regularLine(currency), managementURL: agreement.managementURL)
        request.trialBilling = trialLine(currency)
        request.billingAgreement = agreement.text
        request.tokenNotificationURL = agreement.notificationURL
        return request
    }
}
