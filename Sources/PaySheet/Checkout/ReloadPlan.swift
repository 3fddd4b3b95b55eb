/// Tops up a balance whenever it falls below a threshold.
public struct ReloadPlan: AutomaticPlan {
    let paymentDescription: String
    let threshold: Int
    let minorUnits: Int
    var label: String
    var firstLabel: String?
    var agreement = Agreement()

    /// A reload of so many minor units of the checkout's currency, whenever the balance is below the threshold.
    ///
    /// Nothing is charged now, see ``withFirstReload(_:)``. The description says in the sheet what is paid for.
    public init(_ description: String, thresholdMinorUnits: Int, minorUnits: Int) {
        paymentDescription = description
        threshold = thresholdMinorUnits
        self.minorUnits = minorUnits
        label = description
    }

    /// The plan as one of the three kinds.
    public var terms: AutomaticTerms { .reload(self) }

    /// With a first reload that is charged with this payment, as a line item of its own.
    public func withFirstReload(_ label: String) -> ReloadPlan {
        var copy = self
        copy.firstLabel = label
        return copy
    }

    /// With another name for the line item than the description.
    public func labeled(_ label: String) -> ReloadPlan {
        var copy = self
        copy.label = label
        return copy
    }

    /// With terms that the shopper agrees to, of 500 characters at most.
    public func agreement(_ text: String) -> ReloadPlan {
        var copy = self
        copy.agreement.text = text
        return copy
    }

    /// With the page where the shopper changes or ends the reload, which every reload must have.
    public func managed(at address: String) -> ReloadPlan {
        var copy = self
        copy.agreement.managementURL = address
        return copy
    }

    /// With the base of the address at which Apple announces events of the merchant token.
    public func notifying(at address: String) -> ReloadPlan {
        var copy = self
        copy.agreement.notificationURL = address
        return copy
    }

    private func line(_ currency: Currency) -> LineItem {
        var line = LineItem(label: label, amount: Amount(minorUnits: minorUnits, in: currency))
        line.paymentTiming = .automaticReload
        line.automaticReloadPaymentThresholdAmount = Amount(minorUnits: threshold, in: currency)
        return line
    }

    func lines(_ currency: Currency) -> AutomaticLines {
        var result = AutomaticLines()
        if let firstLabel {
            result.lines.append(LineItem(label: firstLabel, amount: Amount(minorUnits: minorUnits, in: currency)))
            result.dueNow = minorUnits
        }
        result.lines.append(line(currency))
        result.problems = agreement.problems
        return result
    }

    func request(_ currency: Currency) -> AutomaticReloadPaymentRequest {
        var request = AutomaticReloadPaymentRequest(
            paymentDescription: paymentDescription, automaticReloadBilling: line(currency), managementURL: agreement.managementURL)
        request.billingAgreement = agreement.text
        request.tokenNotificationURL = agreement.notificationURL
        return request
    }
}
