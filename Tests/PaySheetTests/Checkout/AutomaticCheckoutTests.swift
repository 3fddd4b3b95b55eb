import PaySheet
import Testing

/// Subscriptions, reloads and deferred payments: what is charged now, what the sheet lists, what is reported.
///
/// What must not compile is in Tests/Scripts/does-not-compile.sh.
@Suite struct AutomaticCheckoutTests {
    static let address = "https://shop.example/plan"

    func club<Kind>(_ plan: AutomaticPlan<Kind>, _ currency: Currency = .usd) -> AutomaticCheckout {
        AutomaticCheckout(label: "Club", country: .us, currency: currency, networks: [.visa], plan: plan)
    }

    func expectClean(_ checkout: AutomaticCheckout, location: SourceLocation = #_sourceLocation) {
        #expect(checkout.problems.isEmpty, sourceLocation: location)
        #expect(checkout.request().findings.isEmpty, sourceLocation: location)
        #expect(checkout.constructorArguments().findings.isEmpty, sourceLocation: location)
        #expect(checkout.paymentDetailsUpdate().findings.isEmpty, sourceLocation: location)
        #expect(checkout.shippingMethodUpdate().findings.isEmpty, sourceLocation: location)
        #expect(checkout.shippingContactUpdate().findings.isEmpty, sourceLocation: location)
        #expect(checkout.paymentMethodUpdate().findings.isEmpty, sourceLocation: location)
        #expect(checkout.couponCodeUpdate().findings.isEmpty, sourceLocation: location)
    }

    @Test("A subscription that starts now is charged now")
    func aSubscriptionThatStartsNowIsChargedNow() {
        let plan = RecurringPlan("Plus", then: .every(1, .month, minorUnits: 9_99)).managed(at: Self.address)
        var checkout = club(plan)
        checkout.add("Joining fee", minorUnits: 5_00)
        expectClean(checkout)
        let request = checkout.request()
        #expect(request.total.amount.description == "14.99")
        #expect(request.lineItems?.map(\.label) == ["Plus", "Joining fee"])
        #expect(request.recurringPaymentRequest?.regularBilling == request.lineItems?.first)
        #expect(checkout.paymentMethodUpdate().newRecurringPaymentRequest == request.recurringPaymentRequest)
        #expect(checkout.paymentMethodUpdate().newTotal == request.total)
    }

    @Test("A trial is charged now instead of the regular amount")
    func aTrialIsChargedInPlaceOfTheRegularAmount() {
        let plan = RecurringPlan("Plus", then: .every(7, .day, minorUnits: 9_99))
            .trial(minorUnits: 1_00, until: "2027-03-01T00:00:00Z", label: "First weeks")
            .ending(at: Timestamp(rawValue: "2028-03-01T00:00:00Z")).notifying(at: Self.address).managed(at: Self.address)
        let checkout = club(plan)
        expectClean(checkout)
        let request = checkout.request()
        #expect(request.total.amount.description == "1.00")
        #expect(request.lineItems?.map(\.label) == ["First weeks", "Plus"])
        #expect(request.recurringPaymentRequest?.trialBilling == request.lineItems?.first)
        #expect(request.lineItems?.last?.recurringPaymentIntervalCount == 7)
        #expect(request.lineItems?.last?.recurringPaymentStartDate == request.lineItems?.first?.recurringPaymentEndDate)
        #expect(request.recurringPaymentRequest?.tokenNotificationURL == Self.address)
    }

    @Test("A subscription with a later start charges nothing now")
    func aLaterStartChargesNothingNow() {
        let plan = RecurringPlan("Plus", then: .every(1, .year, minorUnits: 99_00))
            .starting(at: Timestamp(rawValue: "2027-03-01T00:00:00Z")).managed(at: Self.address)
        expectClean(club(plan))
        #expect(club(plan).total.isZero)
    }

    @Test("A reload is charged now only on request")
    func aReloadIsChargedNowOnlyWhenAsked() {
        let plan = ReloadPlan("Card", thresholdMinorUnits: 1_000, minorUnits: 2_500).managed(at: Self.address)
        expectClean(club(plan, .kwd))
        #expect(club(plan, .kwd).total.isZero)
        let billing = club(plan, .kwd).request().automaticReloadPaymentRequest?.automaticReloadBilling
        #expect(billing?.amount.description == "2.500")
        #expect(billing?.automaticReloadPaymentThresholdAmount?.description == "1.000")
        let first = club(plan.withFirstReload("First reload"), .kwd)
        expectClean(first)
        #expect(first.total.description == "2.500")
        #expect(first.constructorArguments().details.displayItems?.map(\.label) == ["First reload"])
    }

    @Test("A deferred payment charges nothing now")
    func aDeferredPaymentChargesNothingNow() {
        let plan = DeferredPlan("Room", minorUnits: 80_00, on: "2027-03-01T12:00:00Z")
            .freeCancellation(until: "2027-02-01T12:00:00Z", zone: "Europe/Paris").agreement("No refund").managed(at: Self.address)
        let checkout = club(plan)
        expectClean(checkout)
        #expect(checkout.total.isZero)
        let request = checkout.request().deferredPaymentRequest
        #expect(request?.freeCancellationDateTimeZone == "Europe/Paris")
        #expect(request?.freeCancellationDate?.rawValue == "2027-02-01T12:00:00Z")
        #expect(request?.deferredBilling.amount.description == "80.00")
        #expect(request?.billingAgreement == "No refund")
    }

    @Test("Problems of a plan are reported")
    func problemsAreReported() throws {
        let long = String(repeating: "a", count: 501)
        let plan = RecurringPlan("Plus", then: .every(0, .month, minorUnits: 1)).trial(minorUnits: -5, until: "soon").agreement(long)
        #expect(
            club(plan).problems == [
                .agreementTooLong(characters: 501), .managementAddressMissing, .interval(0), .date(Timestamp(rawValue: "soon")),
                .negativeTotal(try Amount("-0.05")),
            ])
        #expect(club(plan).request().recurringPaymentRequest?.billingAgreement == long)
        let fitting = ReloadPlan("Card", thresholdMinorUnits: 1, minorUnits: 1).agreement(String(long.dropFirst())).managed(
            at: Self.address)
        #expect(club(fitting).problems.isEmpty)
        let huge = RecurringPlan("Plus", then: .every(.max, .month, minorUnits: .max)).managed(at: Self.address)
        #expect(club(huge).problems == [.interval(.max), .amount(label: "Club", .inexact)])
        #expect(club(huge).total.isZero)
    }
}
