/// The agreement of a checkout about payments that are charged later, as its documents have it.
struct CheckoutPlan: Sendable, Hashable {
    // Exactly one of them is set.
    var recurring: RecurringPaymentRequest?
    var reload: AutomaticReloadPaymentRequest?
    var deferred: DeferredPaymentRequest?
    /// The lines that the sheet lists, before all others.
    var lines: [LineItem]
    /// What is charged with this payment and has no item, in minor units.
    var dueNow: Int64

    init(
        recurring: RecurringPaymentRequest?, reload: AutomaticReloadPaymentRequest?, deferred: DeferredPaymentRequest?, lines: [LineItem],
        dueNow: Int64
    ) {
        (self.recurring, self.reload, self.deferred) = (recurring, reload, deferred)
        (self.lines, self.dueNow) = (lines, dueNow)
    }

    init(_ terms: AutomaticTerms, in currency: Currency) {
        recurring = terms.recurringRequest(currency)
        reload = terms.reloadRequest(currency)
        deferred = terms.deferredRequest(currency)
        lines = terms.lines(currency)
        // Cannot trap: a whole number has at most 64 bits.
        dueNow = Int64(terms.dueNow)
    }

    /// The agreement of a request; `nil` if it has none.
    init?(_ request: PaymentRequest) throws(CheckoutError) {
        recurring = request.recurringPaymentRequest
        reload = request.automaticReloadPaymentRequest
        deferred = request.deferredPaymentRequest
        (lines, dueNow) = ([], 0)
        let members = [recurring != nil, reload != nil, deferred != nil].filter { $0 }
        guard !members.isEmpty else { return nil }
        guard members.count == 1, request.multiTokenContexts == nil else { throw .severalAgreements }
        let own = [recurring?.trialBilling, recurring?.regularBilling, reload?.automaticReloadBilling, deferred?.deferredBilling]
            .compactMap { $0 }
        // A request that lists them otherwise keeps them as items.
        if let listed = request.lineItems, listed.starts(with: own) { lines = own }
    }

    /// What a subscription charges with the payment if it begins now.
    var firstCharge: Amount? {
        guard let recurring else { return nil }
        if let trial = recurring.trialBilling { return trial.recurringPaymentStartDate == nil ? trial.knownAmount : nil }
        return recurring.regularBilling.recurringPaymentStartDate == nil ? recurring.regularBilling.knownAmount : nil
    }

    func write(to request: inout PaymentRequest) {
        request.recurringPaymentRequest = recurring
        request.automaticReloadPaymentRequest = reload
        request.deferredPaymentRequest = deferred
    }

    func write<Update: UpdateBase>(to update: inout Update) {
        update.newRecurringPaymentRequest = recurring
        update.newAutomaticReloadPaymentRequest = reload
        update.newDeferredPaymentRequest = deferred
    }

    func write(to modifier: inout Modifier) {
        modifier.recurringPaymentRequest = recurring
        modifier.automaticReloadPaymentRequest = reload
        modifier.deferredPaymentRequest = deferred
    }
}
