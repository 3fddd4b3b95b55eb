/// An agreement about payments that are charged later without the shopper.
///
/// There are three kinds: ``RecurringPlan``, ``ReloadPlan`` and ``DeferredPlan``. They exclude each other in one request, so a
/// ``Checkout`` takes one of them. The kind is the dictionary that the plan becomes.
public struct AutomaticPlan<Kind: PaymentObject>: Sendable, Hashable {
    /// The plan without its kind as a type.
    var terms: AutomaticTerms

    /// With another name for the line item than the description.
    public func labeled(_ label: String) -> AutomaticPlan { changed { $0.label = label } }

    /// With terms that the shopper agrees to, of 500 characters at most.
    public func agreement(_ text: String) -> AutomaticPlan { changed { $0.agreement = text } }

    /// With the base of the address at which Apple announces events of the merchant token.
    public func notifying(at address: String) -> AutomaticPlan { changed { $0.notificationURL = address } }

    func changed(_ change: (inout AutomaticTerms) -> Void) -> AutomaticPlan {
        var copy = self
        change(&copy.terms)
        return copy
    }
}

/// What an ``AutomaticPlan`` of any kind says.
struct AutomaticTerms: Sendable, Hashable {
    let paymentDescription: String
    var label: String
    var agreement: String?
    /// The page where the shopper changes or ends the agreement, which every plan must have.
    let managementURL: String
    var notificationURL: String?
    // Exactly one of them is set. The large ones are boxed.
    private var _recurring = Boxed<RecurringCharges>()
    var reload: ReloadCharges?
    private var _deferred = Boxed<DeferredCharge>()

    var recurring: RecurringCharges? {
        get { _recurring.value }
        set { _recurring.value = newValue }
    }
    var deferred: DeferredCharge? {
        get { _deferred.value }
        set { _deferred.value = newValue }
    }

    /// Apple's reference gives the limit for an agreement, in characters.
    static let longestAgreement = 500

    init(_ description: String, managedAt address: String) {
        paymentDescription = description
        label = description
        managementURL = address
    }

    /// The lines that the shopper sees, in the order of the sheet.
    func lines(_ currency: Currency) -> [LineItem] {
        if let recurring { return [recurring.trialLine(currency)].compactMap { $0 } + [recurring.regularLine(label, currency)] }
        if let reload { return [reload.firstLine(currency)].compactMap { $0 } + [reload.line(label, currency)] }
        return deferred.map { [$0.line(label, currency)] } ?? []
    }

    /// What is charged now, in minor units.
    var dueNow: Int { recurring?.dueNow ?? reload?.dueNow ?? 0 }

    /// Throws if the plan cannot work.
    func check() throws(CheckoutError) {
        if let agreement {
            // Code points, so that no Unicode tables are needed; never fewer than characters.
            let characters = agreement.unicodeScalars.count
            guard characters <= AutomaticTerms.longestAgreement else { throw .agreementTooLong(characters: characters) }
        }
        guard !managementURL.utf8.isEmpty else { throw .managementAddressMissing }
        if let recurring, recurring.billing.count < 1 || UInt32(exactly: recurring.billing.count) == nil {
            throw .interval(recurring.billing.count)
        }
        for date in [recurring?.trial?.end, recurring?.start, recurring?.end, deferred?.date, deferred?.cancellation?.end] {
            if let date, !date.isISO8601 { throw .date(date) }
        }
        let charges = [recurring?.trial?.minorUnits, recurring?.billing.minorUnits, reload?.minorUnits, deferred?.minorUnits]
        for units in charges + [reload?.threshold] {
            guard let units else { continue }
            guard units >= 0 else { throw .negativeCharge(label: label) }
            guard units.magnitude < Amount.coefficientLimit else { throw .amount(label: label, .overflow) }
        }
    }
}

extension DateTimeText {
    /// A date that was given as text. Throws if it is not an ISO 8601 date-time.
    static func given(_ text: String) throws(CheckoutError) -> DateTimeText {
        let date = DateTimeText(rawValue: text)
        guard date.isISO8601 else { throw .date(date) }
        return date
    }
}
