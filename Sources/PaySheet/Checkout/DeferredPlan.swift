/// Charges once at a later date, such as the day of arrival.
public typealias DeferredPlan = AutomaticPlan<DeferredPaymentRequest>

extension AutomaticPlan where Kind == DeferredPaymentRequest {
    /// A charge of so many minor units of the checkout's currency on a date; nothing is charged now.
    ///
    /// The description says in the sheet what is paid for; a browser refuses an empty one.
    ///
    /// The address is that of the page where the shopper changes or cancels the payment.
    public init(_ description: String, minorUnits: Int, on date: DateTimeText, managedAt address: String) {
        terms = AutomaticTerms(description, managedAt: address)
        terms.deferred = DeferredCharge(minorUnits: minorUnits, date: date)
    }

    /// A charge of so many minor units of the checkout's currency on a date given as ISO 8601 text; nothing is charged now.
    ///
    /// Throws if the date is another text.
    public init(_ description: String, minorUnits: Int, on date: String, managedAt address: String) throws(CheckoutError) {
        self.init(description, minorUnits: minorUnits, on: try DateTimeText.given(date), managedAt: address)
    }

    /// With a moment until which cancelling is free. The sheet shows it in the time zone, such as `Europe/Paris`.
    public func freeCancellation(until end: DateTimeText, zone: String) -> DeferredPlan {
        changed { $0.deferred?.cancellation = DeferredCharge.Cancellation(end: end, zone: zone) }
    }

    /// With a moment, given as ISO 8601 text, until which cancelling is free. The sheet shows it in the time zone, such as `Europe/Paris`.
    ///
    /// Throws if the moment is another text.
    public func freeCancellation(until end: String, zone: String) throws(CheckoutError) -> DeferredPlan {
        freeCancellation(until: try .given(end), zone: zone)
    }
}

/// The charge of a deferred plan.
struct DeferredCharge: Sendable, Hashable {
    /// Until when cancelling is free, and where that time is meant: one is not allowed without the other.
    struct Cancellation: Sendable, Hashable {
        let end: DateTimeText
        let zone: String
    }

    let minorUnits: Int
    let date: DateTimeText
    var cancellation: Cancellation?

    func line(_ label: String, _ currency: Currency) -> LineItem {
        var line = LineItem(label: label, amount: Amount(units: Int64(minorUnits), in: currency))
        line.paymentTiming = .deferred
        line.deferredPaymentDate = date
        return line
    }
}

extension AutomaticTerms {
    func deferredRequest(_ currency: Currency) -> DeferredPaymentRequest? {
        guard let deferred else { return nil }
        var request = DeferredPaymentRequest(
            deferredBilling: deferred.line(label, currency), managementURL: managementURL, paymentDescription: paymentDescription)
        request.freeCancellationDate = deferred.cancellation.map { $0.end }
        request.freeCancellationDateTimeZone = deferred.cancellation.map { $0.zone }
        request.billingAgreement = agreement
        request.tokenNotificationURL = notificationURL
        return request
    }
}
