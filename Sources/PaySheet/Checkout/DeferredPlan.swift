/// Charges once at a later date, such as the day of arrival.
public struct DeferredPlan: AutomaticPlan {
    let paymentDescription: String
    let minorUnits: Int
    let date: Timestamp
    var label: String
    var cancellation: Cancellation?
    var agreement = Agreement()

    /// Until when cancelling is free, and where that time is meant: one is not allowed without the other.
    struct Cancellation: Sendable, Hashable {
        var end: Timestamp
        var zone: String
    }

    /// A charge of so many minor units of the checkout's currency on a date; nothing is charged now.
    ///
    /// The description says in the sheet what is paid for; a browser refuses an empty one.
    public init(_ description: String, minorUnits: Int, on date: Timestamp) {
        paymentDescription = description
        self.minorUnits = minorUnits
        self.date = date
        label = description
    }

    /// A charge of so many minor units of the checkout's currency on a date given as ISO 8601 text; nothing is charged now.
    public init(_ description: String, minorUnits: Int, on date: String) {
        self.init(description, minorUnits: minorUnits, on: Timestamp(rawValue: date))
    }

    /// The plan as one of the three kinds.
    public var terms: AutomaticTerms { .deferred(self) }

    /// With a moment until which cancelling is free, meant in a time zone such as `Europe/Paris`.
    public func freeCancellation(until end: Timestamp, zone: String) -> DeferredPlan {
        var copy = self
        copy.cancellation = Cancellation(end: end, zone: zone)
        return copy
    }

    /// With a moment, given as ISO 8601 text, until which cancelling is free, meant in a time zone such as `Europe/Paris`.
    public func freeCancellation(until end: String, zone: String) -> DeferredPlan {
        freeCancellation(until: Timestamp(rawValue: end), zone: zone)
    }

    /// With another name for the line item than the description.
    public func labeled(_ label: String) -> DeferredPlan {
        var copy = self
        copy.label = label
        return copy
    }

    /// With terms that the shopper agrees to, of 500 characters at most.
    public func agreement(_ text: String) -> DeferredPlan {
        var copy = self
        copy.agreement.text = text
        return copy
    }

    /// With the page where the shopper changes or ends the agreement, which every deferred payment must have.
    public func managed(at address: String) -> DeferredPlan {
        var copy = self
        copy.agreement.managementURL = address
        return copy
    }

    /// With the base of the address at which Apple announces events of the merchant token.
    public func notifying(at address: String) -> DeferredPlan {
        var copy = self
        copy.agreement.notificationURL = address
        return copy
    }

    private func line(_ currency: Currency) -> LineItem {
        var line = LineItem(label: label, amount: Amount(minorUnits: minorUnits, in: currency))
        line.paymentTiming = .deferred
        line.deferredPaymentDate = date
        return line
    }

    func lines(_ currency: Currency) -> AutomaticLines {
        var result = AutomaticLines(lines: [line(currency)], problems: agreement.problems)
        result.check(date)
        result.check(cancellation.map { $0.end })
        return result
    }

    func request(_ currency: Currency) -> DeferredPaymentRequest {
        var request = DeferredPaymentRequest(
            deferredBilling: line(currency), managementURL: agreement.managementURL, paymentDescription: paymentDescription)
        request.freeCancellationDate = cancellation.map { $0.end }
        request.freeCancellationDateTimeZone = cancellation.map { $0.zone }
        request.billingAgreement = agreement.text
        request.tokenNotificationURL = agreement.notificationURL
        return request
    }
}
