import PaySheet
import PaySheetGuide
import Testing

/// What requests with a plan say about their total, their lines and their networks.
struct PlanTotalTests {
    private static let regular = #"{"label":"Membership","amount":"14.00","paymentTiming":"recurring"}"#
    private static let trial =
        #"{"label":"Trial","amount":"1.50","paymentTiming":"recurring","recurringPaymentEndDate":"2036-07-14T12:00:00Z"}"#
    private static let later =
        #"{"label":"Membership","amount":"15.00","paymentTiming":"recurring","recurringPaymentStartDate":"2036-07-14T12:00:00Z"}"#

    private func findings(_ changes: [Sample.Change], from base: SampleBase = .recurring) -> [Finding] {
        var reader = DocumentReader()
        return Array(reader.check(Sample(base, changes).json, as: base.kind).findings)
    }

    private func request(total: String, lines: [String], regular: String = regular, trial: String? = nil) -> [Sample.Change] {
        [
            .text("/total/amount", total), .set("/lineItems", "[" + lines.joined(separator: ",") + "]"),
            .set("/recurringPaymentRequest/regularBilling", regular), .remove("/recurringPaymentRequest/billingAgreement"),
        ] + (trial.map { [.set("/recurringPaymentRequest/trialBilling", $0)] } ?? [])
    }

    @Test("A total that is not the first charge of a plan is a warning", arguments: ["99.00", "0.00", "13.99"])
    func firstChargeIsNotTheTotal(total: String) throws {
        let found = findings(request(total: total, lines: [PlanTotalTests.regular]))
        #expect(found.map { $0.rule } == [.recurringTotalNow])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.message.contains("the first charge of 14.00") == true)
    }

    @Test(
        "A total that is not the price of the trial is a warning",
        arguments: [("0.00", RuleID.recurringTotalNow), ("99.00", .recurringTotalNow), ("16.50", .planTotalPhase)])
    func trialIsNotTheTotal(total: String, rule: RuleID) {
        let changes = request(
            total: total, lines: [PlanTotalTests.trial, PlanTotalTests.later], regular: PlanTotalTests.later, trial: PlanTotalTests.trial)
        let found = findings(changes)
        #expect(found.map { $0.rule } == [rule])
        #expect(found.first.map { $0.message + ($0.help ?? "") }?.contains("1.50") == true)
    }

    @Test(
        "A total with other goods, or that the lines explain, has no finding",
        arguments: [
            ("14.00", [PlanTotalTests.regular]), ("28.00", [PlanTotalTests.regular, PlanTotalTests.regular]),
            ("24.00", [PlanTotalTests.regular, #"{"label":"Set-Up","amount":"10.00"}"#]),
            ("24.00", [PlanTotalTests.regular, #"{"label":"Set-Up","amount":"10.00"}"#]),
        ])
    func othersAreSold(total: String, lines: [String]) {
        #expect(findings(request(total: total, lines: lines)).map { $0.description } == [])
    }

    @Test("A total without lines may be anything but zero", arguments: [("99.00", false), ("7.00", false), ("0.00", true)])
    func noLines(total: String, isWrong: Bool) {
        let found = findings(request(total: total, lines: []))
        #expect(found.contains { $0.rule == .recurringTotalNow } == isWrong)
    }

    @Test("A plan without any line items is a warning", arguments: [SampleBase.recurring, .trial, .reload])
    func planWithoutLines(base: SampleBase) {
        let found = findings([.remove("/lineItems")], from: base)
        #expect(found.map { $0.rule } == [.planNoLines])
        #expect(found.first?.severity == .warning)
    }

    @Test("The price of a plan in minor units names the right amount", arguments: ["1000", "\"1000\""])
    func planInMinorUnits(written: String) throws {
        let line = #"{"label":"Membership","amount":"10.00","paymentTiming":"recurring"}"#
        let regular = #"{"label":"Membership","amount":\#(written),"paymentTiming":"recurring"}"#
        let found = findings(request(total: "10.00", lines: [line], regular: regular)).filter { $0.rule != .memberType }
        #expect(found.map { $0.rule } == [.amountMinorUnits])
        #expect(found.first?.message.contains("100 times the total of 10.00") == true)
    }

    @Test("A plan whose networks have no merchant tokens is an info", arguments: [#"["jcb"]"#, #"["girocard","maestro"]"#])
    func networksWithoutMerchantTokens(networks: String) {
        let found = findings([.set("/supportedNetworks", networks)])
        #expect(found.map { $0.rule } == [.planTokenNetworks])
        #expect(found.first?.severity == .info)
    }

    @Test(
        "Networks that are unknown, or one of which has merchant tokens, have no such finding",
        arguments: [#"["jcb","visa"]"#, #"["fooBar"]"#])
    func networksWithMerchantTokens(networks: String) {
        #expect(!findings([.set("/supportedNetworks", networks)]).contains { $0.rule == .planTokenNetworks })
    }
}
