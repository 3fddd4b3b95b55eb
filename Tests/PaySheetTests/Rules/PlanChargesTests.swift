import PaySheet
import TestSupport
import Testing

/// What a sheet with a recurring plan charges now, in every way of saying it.
@Suite("What plans charge now")
struct PlanChargesTests {
    enum Trial: String, CaseIterable, Sendable {
        case none, free, paid

        /// In cents.
        var charge: Int? {
            switch self {
            case .none: nil
            case .free: 0
            case .paid: 100
            }
        }
    }

    enum Start: CaseIterable, Sendable { case today, later, undated }

    enum Form: CaseIterable, Sendable { case request, modifier, update }

    struct Case: Sendable, CustomTestStringConvertible {
        let trial: Trial
        let start: Start
        let hasFee: Bool
        let showsLine: Bool
        let form: Form

        var testDescription: String { "\(trial) \(start) \(hasFee ? "fee" : "") \(showsLine ? "shown" : "") \(form)" }

        /// The charges in cents: the fee, what the plan charges first, and what it charges later.
        var fee: Int { hasFee ? 500 : 0 }
        var first: Int { trial.charge ?? (start == .later ? 0 : 1200) }
        var later: Int? { trial != .none || start == .later ? 1200 : nil }
        var right: Int { fee + first }
    }

    static let cases = Trial.allCases.flatMap { trial in
        Start.allCases.flatMap { start in
            Form.allCases.flatMap { form in
                [true, false].flatMap { hasFee in
                    [true, false].map { Case(trial: trial, start: start, hasFee: hasFee, showsLine: $0, form: form) }
                }
            }
        }
    }

    private static let now = "2027-01-15T10:00:00Z"

    private func amount(_ cents: Int) -> String {
        "\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + String(cents % 100)
    }

    /// The document of a case with a total.
    private func text(_ one: Case, total: Int) -> String {
        let date = one.start == .today ? "2027-01-15T00:00:00Z" : one.start == .later ? "2027-03-01T00:00:00Z" : nil
        let start = date.map { #","recurringPaymentStartDate":"\#($0)""# } ?? ""
        let regular = #"{"label":"Books","amount":"12.00","paymentTiming":"recurring"\#(start)}"#
        let trial = one.trial.charge.map { cents in
            #"{"label":"Trial","amount":"\#(amount(cents))","paymentTiming":"recurring","recurringPaymentEndDate":"\#(date ?? "2027-03-01T00:00:00Z")"}"#
        }
        let plan =
            #"{"paymentDescription":"Books each month","managementURL":"https://shop.example/plan","#
            + #""tokenNotificationURL":"https://shop.example/tokens","regularBilling":\#(regular)"#
            + (trial.map { #","trialBilling":\#($0)"# } ?? "") + "}"
        let planLines = one.showsLine ? (trial.map { [$0] } ?? []) + [regular] : []
        let sum = amount(total)
        switch one.form {
        case .request, .update:
            let lines = (one.hasFee ? [#"{"label":"Setup","amount":"5.00"}"#] : []) + planLines
            let list = lines.isEmpty ? "" : #""lineItems":[\#(lines.joined(separator: ","))],"#
            guard one.form == .request else {
                let list = list.replacing("lineItems", with: "newLineItems")
                return #"{\#(list)"newTotal":{"label":"Harbor Books","amount":"\#(sum)"},"newRecurringPaymentRequest":\#(plan)}"#
            }
            return #"{"countryCode":"US","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
                + #"\#(list)"total":{"label":"Harbor Books","amount":"\#(sum)"},"recurringPaymentRequest":\#(plan)}"#
        case .modifier:
            func money(_ text: String) -> String { #"{"currency":"USD","value":"\#(text)"}"# }
            let items = one.hasFee ? #""displayItems":[{"label":"Setup","amount":\#(money("5.00"))}],"# : ""
            let lines = planLines.isEmpty ? "" : #""additionalLineItems":[\#(planLines.joined(separator: ","))],"#
            return #"{\#(items)"total":{"label":"Harbor Books","amount":\#(money(sum))},"modifiers":[{"#
                + #""supportedMethods":"https://apple.com/apple-pay","data":{\#(lines)"recurringPaymentRequest":\#(plan)}}]}"#
        }
    }

    /// The rules about totals that a document breaks.
    private func rules(_ one: Case, total: Int) -> [String] {
        var policy = Policy()
        policy.now = DateTimeText(rawValue: PlanChargesTests.now).instant
        var reader = DocumentReader(policy: policy)
        let kind: DocumentKind =
            switch one.form {
            case .request: .paymentRequest
            case .update: .paymentMethodUpdate
            case .modifier: .paymentDetailsUpdate
            }
        let text = text(one, total: total)
        let check = reader.check(Array(text.utf8), as: kind)
        #expect(!check.findings.contains { $0.severity == .error }, "\(text): \(check.findings.map { $0.rule.name })")
        return check.findings.map { $0.rule.name }.filter { ["plan/total-phase", "recurring/total-now", "total/sum"].contains($0) }
    }

    @Test("The total is what is charged now", arguments: cases)
    func right(_ one: Case) {
        #expect(rules(one, total: one.right).isEmpty, "\(text(one, total: one.right))")
    }

    /// Lines that begin with this payment, a trial and the regular charge, say something else than the plan.
    @Test(
        "A total that counts a later charge is named",
        arguments: cases.filter { $0.later != nil && ($0.trial == .none || $0.start != .undated || !$0.showsLine) })
    func countsLater(_ one: Case) {
        let total = one.right + (one.later ?? 0)
        #expect(rules(one, total: total) == ["plan/total-phase"], "\(text(one, total: total))")
    }

    @Test("A total that leaves the first charge out is named", arguments: cases.filter { $0.first > 0 && $0.hasFee })
    func leavesOut(_ one: Case) {
        #expect(rules(one, total: one.fee) == ["recurring/total-now"], "\(text(one, total: one.fee))")
    }

    @Test("A total that is not an amount of a lone plan is named", arguments: cases.filter { !$0.hasFee && $0.showsLine })
    func alien(_ one: Case) {
        #expect(rules(one, total: 9900) == ["recurring/total-now"], "\(text(one, total: 9900))")
    }

    @Test("What is said of the first charge is true of its date", arguments: [Start.today, .undated])
    func words(_ start: Start) throws {
        let one = Case(trial: .none, start: start, hasFee: true, showsLine: true, form: .request)
        var policy = Policy()
        policy.now = DateTimeText(rawValue: PlanChargesTests.now).instant
        var reader = DocumentReader(policy: policy)
        let found = reader.check(Array(text(one, total: one.fee).utf8), as: .paymentRequest).findings
        let message = try #require(found.first { $0.rule == .recurringTotalNow }).message
        #expect(message.contains("without \"recurringPaymentStartDate\"") == (start == .undated), "\(message)")
        #expect(message.contains("on the day of this payment") == (start == .today), "\(message)")
    }

    @Test("An answer of a flow that counts the later charge of the request's plan is named")
    func flow() {
        let one = Case(trial: .free, start: .later, hasFee: false, showsLine: true, form: .request)
        func findings(_ total: Int) -> [String] {
            let flow =
                #"{"request":\#(text(one, total: 0)),"events":[{"update":"ApplePayCouponCodeUpdate","data":{"#
                + #""newTotal":{"label":"Harbor Books","amount":"\#(amount(total))"}}}]}"#
            var reader = DocumentReader()
            return reader.check(Array(flow.utf8), as: .paymentFlow).findings.map { $0.rule.name }.filter { $0.hasPrefix("plan/total") }
        }
        #expect(findings(1200) == ["plan/total-phase"])
        #expect(findings(0).isEmpty)
    }
}
