/// Charges at regular intervals, with one trial period at most: a third period has no spelling.
public typealias RecurringPlan = AutomaticPlan<RecurringPaymentRequest>

extension AutomaticPlan where Kind == RecurringPaymentRequest {
    /// What is charged at which interval.
    public typealias Billing = RecurringBilling

    /// A subscription that starts with this payment and has no end.
    ///
    /// The description says in the sheet what is paid for, and names the line item of the regular charges.
    ///
    /// The address is that of the page where the shopper changes or ends the subscription.
    public init(_ description: String, then billing: RecurringBilling, managedAt address: String) {
        terms = AutomaticTerms(description, managedAt: address)
        terms.recurring = RecurringCharges(billing: billing)
    }

    /// With a trial period until a moment, at which the regular charges start.
    ///
    /// The amount is charged at each interval of the period, first with this payment; zero for a free one.
    public func trial(minorUnits: Int, until end: DateTimeText, label: String = "Trial") -> RecurringPlan {
        changed { $0.recurring?.trial = RecurringCharges.Trial(label: label, minorUnits: minorUnits, end: end) }
    }

    /// With a trial period until a moment given as ISO 8601 text. Throws if it is another text.
    public func trial(minorUnits: Int, until end: String, label: String = "Trial") throws(CheckoutError) -> RecurringPlan {
        trial(minorUnits: minorUnits, until: try .given(end), label: label)
    }

    /// With the first regular charge at a later moment; a trial's end goes before it.
    public func starting(at start: DateTimeText) -> RecurringPlan { changed { $0.recurring?.start = start } }

    /// With the first regular charge at a later moment given as ISO 8601 text. Throws if it is another text.
    public func starting(at start: String) throws(CheckoutError) -> RecurringPlan { starting(at: try .given(start)) }

    /// With a last moment of the regular charges.
    public func ending(at end: DateTimeText) -> RecurringPlan { changed { $0.recurring?.end = end } }

    /// With a last moment of the regular charges, given as ISO 8601 text. Throws if it is another text.
    public func ending(at end: String) throws(CheckoutError) -> RecurringPlan { ending(at: try .given(end)) }
}

/// What a ``RecurringPlan`` charges at which interval.
public struct RecurringBilling: Sendable, Hashable {
    let count: Int
    let unit: RecurringPaymentDateUnit
    /// `nil`: it is not known before.
    let minorUnits: Int?

    /// So many minor units of the checkout's currency every so many units of time; a week is seven days.
    public static func every(_ count: Int, _ unit: RecurringPaymentDateUnit, minorUnits: Int) -> RecurringBilling {
        RecurringBilling(count: count, unit: unit, minorUnits: minorUnits)
    }

    /// What was used, every so many units of time: the amount is not known before, and the sheet shows that it is pending.
    public static func metered(every count: Int, _ unit: RecurringPaymentDateUnit) -> RecurringBilling {
        RecurringBilling(count: count, unit: unit, minorUnits: nil)
    }
}

/// The charges of a recurring plan.
struct RecurringCharges: Sendable, Hashable {
    /// The period before the regular charges.
    struct Trial: Sendable, Hashable {
        let label: String
        let minorUnits: Int
        let end: DateTimeText
    }

    let billing: RecurringBilling
    var trial: Trial?
    var start: DateTimeText?
    var end: DateTimeText?

    var dueNow: Int { trial.map { $0.minorUnits } ?? (start == nil ? billing.minorUnits ?? 0 : 0) }

    func regularLine(_ label: String, _ currency: Currency) -> LineItem {
        line(label, billing.minorUnits, currency, from: trial.map { $0.end } ?? start, until: end)
    }

    func trialLine(_ currency: Currency) -> LineItem? {
        trial.map { line($0.label, $0.minorUnits, currency, from: nil, until: $0.end) }
    }

    private func line(
        _ label: String, _ minorUnits: Int?, _ currency: Currency, from start: DateTimeText?, until end: DateTimeText?
    ) -> LineItem {
        var line = minorUnits.map { LineItem(label: label, amount: Amount(units: Int64($0), in: currency)) } ?? LineItem(pending: label)
        line.paymentTiming = .recurring
        line.recurringPaymentStartDate = start
        line.recurringPaymentEndDate = end
        line.recurringPaymentIntervalUnit = billing.unit
        line.recurringPaymentIntervalCount = UInt32(exactly: billing.count) ?? 0
        return line
    }
}

extension AutomaticTerms {
    func recurringRequest(_ currency: Currency) -> RecurringPaymentRequest? {
        guard let recurring else { return nil }
        var request = RecurringPaymentRequest(
            paymentDescription: paymentDescription, regularBilling: recurring.regularLine(label, currency), managementURL: managementURL)
        request.trialBilling = recurring.trialLine(currency)
        request.billingAgreement = agreement
        request.tokenNotificationURL = notificationURL
        return request
    }
}
