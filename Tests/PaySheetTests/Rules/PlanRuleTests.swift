import PaySheet
import PaySheetGuide
import Testing

/// What samples cannot show: escapes in the text, help, and which of two rules keeps silent.
@Suite struct PlanRuleTests {
    private func findings(_ text: String, as kind: DocumentKind?, _ policy: Policy = Policy()) -> [Finding] {
        var reader = DocumentReader(policy: policy)
        return Array(reader.check([UInt8](text.utf8), as: kind).findings)
    }

    private func findings(_ base: SampleBase, _ old: String, _ new: String, _ policy: Policy = Policy()) throws -> [Finding] {
        var text = String(decoding: Sample(base).json, as: UTF8.self)
        let place = try #require(text.firstRange(of: old))
        text.replaceSubrange(place, with: new)
        return findings(text, as: base.kind, policy)
    }

    @Test(arguments: [
        #"Europe\/Paris"#, #"https:\/\/dulac.example\/booking"#, #"https:\/\/dulac.example\/tokens"#, #"\u0048otel du Lac, Two Nights"#,
    ])
    func `escapes change nothing`(written: String) throws {
        let plain = written.replacing(#"\/"#, with: "/").replacing(#"\u0048"#, with: "H")
        #expect(try findings(.deferred, "\"" + plain + "\"", "\"" + written + "\"").isEmpty)
    }

    @Test(arguments: [
        ("Europe/Paris", #"Europe\/Pari"#, RuleID.deferredZoneUnknown), ("Europe/Paris", #"GM\u0054+2"#, .deferredZoneUnknown),
        ("https://dulac.example/booking", #"dulac.example\/booking"#, .planAddressInvalid),
        ("https://dulac.example/booking", #"http:\/\/dulac.example"#, .planManagementHttps),
        ("https://dulac.example/tokens", #"https:\/\/dulac.example\/notification\/merchantToken"#, .planTokenAddress),
        ("https://dulac.example/tokens", #"http:\/\/dulac.example"#, .planTokenHttps),
        ("Hotel du Lac, Two Nights", #"\u0020"#, .planDescriptionEmpty),
    ])
    func `escapes hide nothing`(plain: String, written: String, rule: RuleID) throws {
        #expect(try findings(.deferred, "\"" + plain + "\"", "\"" + written + "\"").map { $0.rule } == [rule])
    }

    @Test func `a browser leaves tabs and line breaks of an address out`() throws {
        #expect(try findings(.deferred, "https://dulac.example/booking", #"ht\ttps:\n//dulac.example/booking"#).isEmpty)
    }

    /// A misspelt name is one mistake: nothing is said about the member that it stands for.
    @Test(arguments: [
        (SampleBase.reload, #""paymentTiming":"automaticReload""#, #""paymentTimng":"automaticReload""#),
        (.reload, #""automaticReloadPaymentThresholdAmount":"10.00""#, #""automaticReloadPaymentTresholdAmount":"10.00""#),
        (.deferred, #""freeCancellationDate":"#, #""freeCancelationDate":"#),
        (.deferred, #""freeCancellationDateTimeZone":"#, #""freeCancellationDateTimezone":"#),
    ])
    func `a misspelt name is reported once`(base: SampleBase, old: String, new: String) throws {
        var text = String(decoding: Sample(base).json, as: UTF8.self)
        // The plan comes behind the line items.
        let place = try #require(text.ranges(of: old).last)
        text.replaceSubrange(place, with: new)
        #expect(findings(text, as: base.kind).map { $0.rule } == [.memberUnknown])
    }

    @Test(arguments: [("year", "years"), ("month", "months"), ("day", "days")])
    func `singular names of a shipping date are one mistake each`(name: String, right: String) throws {
        let found = try findings(.shipping, "\"" + right + "\":", "\"" + name + "\":")
        #expect(found.map { $0.rule } == [.memberUnknown])
        #expect(found.first?.help == "write \"" + right + "\"")
    }

    @Test(arguments: ["week", "weeks", "weekly"])
    func `a week is seven days`(word: String) throws {
        let found = try findings(
            .recurring, #""recurringPaymentIntervalUnit":"month""#, "\"recurringPaymentIntervalUnit\":\"" + word + "\"")
        #expect(found.map { $0.rule } == [.codeUnknown])
        #expect(found.first?.help == "write \"day\" and count seven of them for a week")
    }

    @Test(arguments: [#""months":-3"#, #""months":3.5"#, #""months":"March""#, #""months":null"#])
    func `a part that is no number is reported by its shape alone`(part: String) throws {
        let found = try findings(.shipping, #""months":3"#, part)
        #expect(found.count == 1 && [.numberRange, .memberType].contains(found.first?.rule))
    }

    /// Safari does not check the new agreement of an update; the system's reaction is unknown.
    @Test func `terms matter less in an update`() {
        let terms =
            #"{"paymentDescription":"","deferredBilling":{"label":"L","amount":"1.00","deferredPaymentDate":"2028-01-01"},"#
            + #""managementURL":"x","freeCancellationDateTimeZone":"Europe/Paris"}"#
        let update = #"{"newTotal":{"label":"T","amount":"1.00"},"newDeferredPaymentRequest":"# + terms + "}"
        let request = String(decoding: Sample(.request, [.set("/deferredPaymentRequest", terms)]).json, as: UTF8.self)
        let rules: Set<RuleID> = [.planTiming, .planDescriptionEmpty, .planAddressInvalid, .deferredCancellationPair]
        let inUpdate = findings(update, as: SampleBase.paymentMethodUpdate.kind)
        #expect(Set(inUpdate.map { $0.rule }) == rules && inUpdate.allSatisfy { $0.severity == .warning })
        let inRequest = findings(request, as: SampleBase.request.kind)
        #expect(Set(inRequest.map { $0.rule }) == rules && inRequest.allSatisfy { $0.severity == .error })
    }

    /// Without a clock nothing is said about the future.
    @Test func `no clock, no past`() throws {
        let late = Policy(now: Timestamp(rawValue: "2099-01-01T00:00:00Z"))
        for base in [SampleBase.shipping, .trial, .deferred] {
            let text = String(decoding: Sample(base).json, as: UTF8.self)
            #expect(findings(text, as: base.kind).isEmpty)
            #expect(!findings(text, as: base.kind, late).isEmpty)
        }
    }
}
