import PaySheet
import Testing

/// Subscriptions, reloads and deferred payments: what is charged now, what the sheet lists, what is reported.
///
/// What must not compile is in Tests/Scripts/does-not-compile.sh.
@Suite struct AutomaticPlanTests {
    static let address = "https://shop.example/plan"

    func club<Kind>(_ plan: AutomaticPlan<Kind>, _ currency: Currency = .usd) throws -> Checkout {
        var checkout = try Checkout(label: "Club", country: .us, currency: currency, networks: [.visa], plan: plan)
        checkout.base.merchantIdentifier = "merchant.com.example.club"
        return checkout
    }

    func expectClean(_ checkout: Checkout, location: SourceLocation = #_sourceLocation) throws {
        #expect(checkout.problems.isEmpty, sourceLocation: location)
        #expect(try checkout.request().findings.isEmpty, sourceLocation: location)
        #expect(try checkout.w3cPaymentRequest().findings.isEmpty, sourceLocation: location)
        #expect(try checkout.paymentDetailsUpdate().findings.isEmpty, sourceLocation: location)
        #expect(try checkout.shippingMethodUpdate().findings.isEmpty, sourceLocation: location)
        #expect(try checkout.shippingContactUpdate().findings.isEmpty, sourceLocation: location)
        #expect(try checkout.paymentMethodUpdate().findings.isEmpty, sourceLocation: location)
        #expect(try checkout.couponCodeUpdate().findings.isEmpty, sourceLocation: location)
    }

    @Test("A subscription that starts now is charged now")
    func aSubscriptionThatStartsNowIsChargedNow() throws {
        let plan = RecurringPlan("Plus", then: .every(1, .month, minorUnits: 9_99), managedAt: Self.address)
        var checkout = try club(plan)
        try checkout.add("Joining fee", minorUnits: 5_00)
        try expectClean(checkout)
        let request = checkout.draftedRequest()
        #expect(request.total.amount?.description == "14.99")
        #expect(request.lineItems?.map(\.label) == ["Plus", "Joining fee"])
        #expect(request.recurringPaymentRequest?.regularBilling == request.lineItems?.first)
        #expect(try checkout.paymentMethodUpdate().newRecurringPaymentRequest == request.recurringPaymentRequest)
        #expect(try checkout.paymentMethodUpdate().newTotal == request.total)
    }

    @Test("A trial is charged now instead of the regular amount")
    func aTrialIsChargedInPlaceOfTheRegularAmount() throws {
        let plan = try RecurringPlan("Plus", then: .every(7, .day, minorUnits: 9_99), managedAt: Self.address)
            .trial(minorUnits: 1_00, until: "2027-03-01T00:00:00Z", label: "First weeks")
            .ending(at: "2028-03-01T00:00:00Z").notifying(at: Self.address)
        let checkout = try club(plan)
        try expectClean(checkout)
        let request = checkout.draftedRequest()
        #expect(request.total.amount?.description == "1.00")
        #expect(request.lineItems?.map(\.label) == ["First weeks", "Plus"])
        #expect(request.recurringPaymentRequest?.trialBilling == request.lineItems?.first)
        #expect(request.lineItems?.last?.recurringPaymentIntervalCount == 7)
        #expect(request.lineItems?.last?.recurringPaymentStartDate == request.lineItems?.first?.recurringPaymentEndDate)
        #expect(request.recurringPaymentRequest?.tokenNotificationURL == Self.address)
    }

    @Test("A subscription with a later start charges nothing now")
    func aLaterStartChargesNothingNow() throws {
        let plan = try RecurringPlan("Plus", then: .every(1, .year, minorUnits: 99_00), managedAt: Self.address)
            .starting(at: "2027-03-01T00:00:00Z")
        try expectClean(try club(plan))
        #expect(try club(plan).total.isZero)
    }

    @Test("A reload is charged now only on request")
    func aReloadIsChargedNowOnlyWhenAsked() throws {
        let plan = ReloadPlan("Card", thresholdMinorUnits: 1_000, minorUnits: 2_500, managedAt: Self.address)
        try expectClean(try club(plan, .kwd))
        #expect(try club(plan, .kwd).total.isZero)
        let billing = try club(plan, .kwd).draftedRequest().automaticReloadPaymentRequest?.automaticReloadBilling
        #expect(billing?.amount?.description == "2.500")
        #expect(billing?.automaticReloadPaymentThresholdAmount?.description == "1.000")
        let first = try club(plan.withFirstReload("First reload"), .kwd)
        try expectClean(first)
        #expect(first.total.description == "2.500")
        #expect(try first.w3cPaymentRequest().details.displayItems?.map(\.label) == ["First reload"])
    }

    @Test("A deferred payment charges nothing now")
    func aDeferredPaymentChargesNothingNow() throws {
        let plan = try DeferredPlan("Room", minorUnits: 80_00, on: "2027-03-01T12:00:00Z", managedAt: Self.address)
            .freeCancellation(until: "2027-02-01T12:00:00Z", zone: "Europe/Paris").agreement("No refund")
        let checkout = try club(plan)
        try expectClean(checkout)
        #expect(checkout.total.isZero)
        let request = checkout.draftedRequest().deferredPaymentRequest
        #expect(request?.freeCancellationDateTimeZone == "Europe/Paris")
        #expect(request?.freeCancellationDate?.rawValue == "2027-02-01T12:00:00Z")
        #expect(request?.deferredBilling.amount?.description == "80.00")
        #expect(request?.billingAgreement == "No refund")
    }

    @Test("A plan that cannot work is refused")
    func refusedPlans() throws {
        let long = String(repeating: "a", count: 501)
        let plan = RecurringPlan("Plus", then: .every(1, .month, minorUnits: 1), managedAt: Self.address)
        let refused: [(RecurringPlan, CheckoutError)] = [
            (plan.agreement(long), .agreementTooLong(characters: 501)),
            (RecurringPlan("Plus", then: .every(1, .month, minorUnits: 1), managedAt: ""), .managementAddressMissing),
            (RecurringPlan("Plus", then: .every(0, .month, minorUnits: 1), managedAt: Self.address), .interval(0)),
            (RecurringPlan("Plus", then: .every(.max, .month, minorUnits: 1), managedAt: Self.address), .interval(.max)),
            (plan.trial(minorUnits: 0, until: DateTimeText(rawValue: "soon")), .date(DateTimeText(rawValue: "soon"))),
            (plan.trial(minorUnits: -5, until: DateTimeText(rawValue: "2027-01-01T00:00:00Z")), .negativeCharge(label: "Plus")),
            (
                RecurringPlan("Plus", then: .every(1, .month, minorUnits: .max), managedAt: Self.address),
                .amount(label: "Plus", .overflow)
            ),
        ]
        for (plan, refusal) in refused { #expect(throws: refusal) { try club(plan) } }
        let fitting = ReloadPlan("Card", thresholdMinorUnits: 1, minorUnits: 1, managedAt: Self.address)
            .agreement(String(long.dropFirst()))
        #expect(try club(fitting).problems.isEmpty)
    }

    @Test("A plan has shipping, coupons and settled items like any checkout, and no other merchants")
    func wholeCheckout() throws {
        let plan = RecurringPlan("Coffee", then: .every(1, .month, minorUnits: 20_00), managedAt: Self.address)
        var checkout = try club(plan)
        let mug = try checkout.add("Mug", minorUnits: 8_00)
        try checkout.offer(ShippingMethod(identifier: "post", label: "Post", detail: "", amount: try Amount("4.90")))
        try checkout.applyCoupon("FIVE", label: "Five", minorUnits: -5_00)
        try expectClean(checkout)
        #expect(checkout.total.text == "27.90")
        #expect(checkout.draftedRequest().lineItems?.map { $0.label } == ["Coffee", "Mug", "Five", "Post"])
        try checkout.reprice(mug, minorUnits: 9_00)
        try checkout.removeCoupon()
        #expect(try checkout.shippingMethodUpdate().newTotal.amount?.text == "33.90")
        #expect(try checkout.shippingMethodUpdate().newRecurringPaymentRequest == checkout.request().recurringPaymentRequest)
        let air = CheckoutMerchant(identifier: "merchant.com.air", externalIdentifier: "air-7", name: "Sky Air")
        let refusal = CheckoutError.merchantBesidePlan(externalIdentifier: "air-7")
        #expect(checkout.refusal { (copy) throws(CheckoutError) in try copy.add("Flight", minorUnits: 1, for: air) } == refusal)
        #expect(
            checkout.refusal { (copy) throws(CheckoutError) in
                try copy.offer(ShippingMethod(identifier: "air", label: "Air", detail: "", amount: .zero), paidTo: air)
            } == refusal)
    }

    @Test("A plan of variable amount has a fixed fee now and a pending line")
    func metered() throws {
        let plan = RecurringPlan("Power", then: .metered(every: 1, .month), managedAt: Self.address)
        var checkout = try club(plan)
        try checkout.add("Connection fee", minorUnits: 30_00)
        try expectClean(checkout)
        let request = try checkout.request()
        #expect(request.total.amount?.text == "30.00")
        #expect(request.lineItems?.first?.isPending == true && request.lineItems?.first?.amount == nil)
        #expect(request.recurringPaymentRequest?.regularBilling == request.lineItems?.first)
        #expect(PaymentAgreement(request).sentences.contains { $0.contains("not known yet every month") })
    }

    @Test("A date that cannot be read is refused where it is given", arguments: ["until soon", "27.1.2027", "2027-02-30", "", "tomorrow"])
    func datesAreRefused(_ text: String) throws {
        let plan = RecurringPlan("Plus", then: .every(1, .month, minorUnits: 1_00), managedAt: Self.address)
        let refused = CheckoutError.date(DateTimeText(rawValue: text))
        #expect(throws: refused) { try plan.trial(minorUnits: 0, until: text) }
        #expect(throws: refused) { try plan.starting(at: text) }
        #expect(throws: refused) { try plan.ending(at: text) }
        #expect(throws: refused) { try DeferredPlan("Room", minorUnits: 1_00, on: text, managedAt: Self.address) }
        let stay = try DeferredPlan("Room", minorUnits: 1_00, on: "2027-03-01T12:00:00Z", managedAt: Self.address)
        #expect(throws: refused) { try stay.freeCancellation(until: text, zone: "Europe/Paris") }
    }

    @Test("No document comes from a checkout with problems")
    func noDocuments() throws {
        let plan = try DeferredPlan("Room", minorUnits: 80_00, on: "2027-03-01T12:00:00Z", managedAt: Self.address)
        var checkout = try club(plan)
        try checkout.add("Voucher", minorUnits: -1)
        let documents: [() throws -> Void] = [
            { _ = try checkout.request() }, { _ = try checkout.shippingMethodUpdate() }, { _ = try checkout.shippingContactUpdate() },
            { _ = try checkout.paymentMethodUpdate() }, { _ = try checkout.couponCodeUpdate() },
            { _ = try checkout.w3cPaymentRequest() }, { _ = try checkout.paymentDetailsUpdate() },
        ]
        for document in documents { #expect(throws: InvalidPayload.self) { try document() } }
    }
}
