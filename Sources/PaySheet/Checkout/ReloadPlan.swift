/// Tops up a balance whenever it falls below a threshold.
public typealias ReloadPlan = AutomaticPlan<AutomaticReloadPaymentRequest>

extension AutomaticPlan where Kind == AutomaticReloadPaymentRequest {
    /// A reload of so many minor units of the checkout's currency, whenever the balance is below the threshold.
    ///
    /// Nothing is charged now, see ``withFirstReload(_:)``. The description says in the sheet what is paid for.
    ///
    /// The address is that of the page where the shopper changes or ends the reloads.
    public init(_ description: String, thresholdMinorUnits: Int, minorUnits: Int, managedAt address: String) {
        terms = AutomaticTerms(description, managedAt: address)
        terms.reload = ReloadCharges(threshold: thresholdMinorUnits, minorUnits: minorUnits)
    }

    /// With a first reload that is charged with this payment, as a line item of its own.
    public func withFirstReload(_ label: String) -> ReloadPlan { changed { $0.reload?.firstLabel = label } }
}

/// The charges of a reload plan.
struct ReloadCharges: Sendable, Hashable {
    let threshold: Int
    let minorUnits: Int
    var firstLabel: String?

    var dueNow: Int { firstLabel == nil ? 0 : minorUnits }

    func firstLine(_ currency: Currency) -> LineItem? {
        firstLabel.map { LineItem(label: $0, amount: Amount(units: Int64(minorUnits), in: currency)) }
    }

    func line(_ label: String, _ currency: Currency) -> LineItem {
        var line = LineItem(label: label, amount: Amount(units: Int64(minorUnits), in: currency))
        line.paymentTiming = .automaticReload
        line.automaticReloadPaymentThresholdAmount = Amount(units: Int64(threshold), in: currency)
        return line
    }
}

extension AutomaticTerms {
    func reloadRequest(_ currency: Currency) -> AutomaticReloadPaymentRequest? {
        guard let reload else { return nil }
        var request = AutomaticReloadPaymentRequest(
            paymentDescription: paymentDescription, automaticReloadBilling: reload.line(label, currency), managementURL: managementURL)
        request.billingAgreement = agreement
        request.tokenNotificationURL = notificationURL
        return request
    }
}
