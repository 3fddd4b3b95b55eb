import PaySheet

// The option `applePay`: agreements about later payments.
extension StripeTranslation {
    /// Writes the agreements of an option.
    func plans(_ option: Int, _ units: StripeUnits?, _ writer: inout TranslationWriter) {
        for (name, billings) in StripeTranslation.billings {
            guard let plan = source.member(name, of: option), source.isObject(plan) else { continue }
            writer.name(name, from: plan)
            writer.object(from: plan) { writer in
                writer.copyMembers(StripeTranslation.texts, of: plan)
                writer.name("tokenNotificationURL", from: plan)
                writer.filled("\"https://stripe.example/notifications\"", from: plan)
                for billing in billings {
                    guard let node = source.member(billing.name, of: plan), source.isObject(node) else { continue }
                    writer.name(billing.name, from: node)
                    self.billing(node, timing: billing.timing, units, &writer)
                }
            }
        }
    }

    static let texts = ["paymentDescription", "managementURL", "billingAgreement", "freeCancellationDate", "freeCancellationDateTimeZone"]
    /// The parts of each agreement with an amount.
    static let billings: [(plan: String, billings: [(name: String, timing: String)])] = [
        ("recurringPaymentRequest", [("regularBilling", "recurring"), ("trialBilling", "recurring")]),
        ("automaticReloadPaymentRequest", [("automaticReloadBilling", "automaticReload")]),
        ("deferredPaymentRequest", [("deferredBilling", "deferred")]),
    ]
    static let dates = ["recurringPaymentStartDate", "recurringPaymentEndDate", "deferredPaymentDate"]
    static let threshold = "automaticReloadPaymentThresholdAmount"

    private func billing(_ node: Int, timing: String, _ units: StripeUnits?, _ writer: inout TranslationWriter) {
        writer.object(from: node) { writer in
            writer.copyMembers(["label"], of: node)
            amount("amount", of: node, units, &writer)
            amount(StripeTranslation.threshold, of: node, units, &writer)
            writer.name("paymentTiming", from: node)
            writer.constant("\"" + timing + "\"", from: node)
            writer.copyMembers(StripeTranslation.dates + ["recurringPaymentIntervalUnit", "recurringPaymentIntervalCount"], of: node)
        }
    }

    /// Checks the agreements of an option.
    mutating func check(plans option: Int?, _ units: StripeUnits?, isUpdate: Bool) {
        guard let option else { return }
        guard source.isObject(option) else {
            if source.isNull(option) { translation.accepted.append(option) }
            return
        }
        translation.accepted += StripeUnits.plans.compactMap { source.member($0, of: option) }.filter { source.isNull($0) }
        let present = StripeUnits.plans.compactMap { source.entry($0, of: option) }.filter {
            !source.isNull($0.value) && !source.isUnknown($0.value)
        }
        if present.count > 1, let last = present.last, let first = present.first {
            report(
                Translation.Problem(
                    .stripeKinds, .error, at: last.key, "a sheet can have one agreement, and this is another one",
                    help: "remove all but one", related: [RelatedNode(first.key, "the first one is here")]))
        }
        if isUpdate { checkDeferred(option, help: "give it to stripe.paymentRequest()") }
        checkFilled(in: option)
        for (name, billings) in StripeTranslation.billings {
            guard let plan = source.member(name, of: option), source.isObject(plan) else { continue }
            checkFilled(in: plan)
            if let date = source.member("freeCancellationDate", of: plan) { checkDate(date) }
            for billing in billings {
                guard let node = source.member(billing.name, of: plan), source.isObject(node) else { continue }
                checkFilled(in: node)
                for date in StripeTranslation.dates { if let date = source.member(date, of: node) { checkDate(date) } }
                for amount in ["amount", StripeTranslation.threshold] { checkAmount(source.member(amount, of: node), units) }
                checkWord(
                    source.member("recurringPaymentIntervalUnit", of: node), StripeUnits.intervalUnits, .stripeIntervalUnit, "unit")
            }
        }
    }

    /// Checks that an update has no deferred payment.
    mutating func checkDeferred(_ option: Int?, help: String) {
        guard let option, let deferred = source.entry("deferredPaymentRequest", of: option), !source.isNull(deferred.value) else { return }
        report(
            Translation.Problem(
                .stripeDeferredUpdate, .error, at: deferred.key, "an update cannot have a deferred payment", help: help))
    }

    mutating func checkFilled(in object: Int) {
        for name in StripeUnits.filled {
            guard let entry = source.entry(name, of: object) else { continue }
            report(
                Translation.Problem(
                    .stripeFilled, .warning, at: entry.key, "Stripe writes \(shown(name), "name") itself, and ignores this one",
                    help: "remove it", fix: RawFix(.risky, "remove " + shown(name), [.remove(node: entry.value)])))
        }
    }

    private mutating func checkDate(_ node: Int) {
        guard source.isQuotedInScript(node) || source.isNumber(node) else { return }
        report(
            Translation.Problem(
                .stripeDate, .error, at: node, "the date is \(words: source.isNumber(node) ? "a number" : "text"), not a Date",
                help: "write new Date(…)"))
    }
}
