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

    @Test(
        "Escapes in valid values cause no finding",
        arguments: [
            #"Europe\/Paris"#, #"https:\/\/dulac.example\/booking"#, #"https:\/\/dulac.example\/tokens"#, #"\u0048otel du Lac, Two Nights"#,
        ])
    func escapesChangeNothing(written: String) throws {
        let plain = written.replacing(#"\/"#, with: "/").replacing(#"\u0048"#, with: "H")
        #expect(try findings(.deferred, "\"" + plain + "\"", "\"" + written + "\"").isEmpty)
    }

    @Test(
        "Escapes in wrong values do not hide the finding",
        arguments: [
            ("Europe/Paris", #"Europe\/Pari"#, RuleID.deferredZoneUnknown), ("Europe/Paris", #"GM\u0054+2"#, .deferredZoneUnknown),
            ("https://dulac.example/booking", #"dulac.example\/booking"#, .planAddressInvalid),
            ("https://dulac.example/booking", #"http:\/\/dulac.example"#, .planManagementHttps),
            ("https://dulac.example/tokens", #"https:\/\/dulac.example\/notification\/merchantToken"#, .planTokenAddress),
            ("https://dulac.example/tokens", #"http:\/\/dulac.example"#, .planTokenHttps),
            ("Hotel du Lac, Two Nights", #"\u0020"#, .planDescriptionEmpty),
        ])
    func escapesHideNothing(plain: String, written: String, rule: RuleID) throws {
        #expect(try findings(.deferred, "\"" + plain + "\"", "\"" + written + "\"").map { $0.rule } == [rule])
    }

    @Test("Tabs and line breaks in an address cause no finding")
    func tabsAndLineBreaksInAddresses() throws {
        #expect(try findings(.deferred, "https://dulac.example/booking", #"ht\ttps:\n//dulac.example/booking"#).isEmpty)
    }

    /// A misspelt name is one mistake: nothing is said about the member that it stands for.
    @Test(
        "A misspelled name is one finding",
        arguments: [
            (SampleBase.reload, #""paymentTiming":"automaticReload""#, #""paymentTimng":"automaticReload""#),
            (.reload, #""automaticReloadPaymentThresholdAmount":"10.00""#, #""automaticReloadPaymentTresholdAmount":"10.00""#),
            (.deferred, #""freeCancellationDate":"#, #""freeCancelationDate":"#),
            (.deferred, #""freeCancellationDateTimeZone":"#, #""freeCancellationDateTimezone":"#),
        ])
    func aMisspelledNameIsReportedOnce(base: SampleBase, old: String, new: String) throws {
        var text = String(decoding: Sample(base).json, as: UTF8.self)
        // The plan comes behind the line items.
        let place = try #require(text.ranges(of: old).last)
        text.replaceSubrange(place, with: new)
        #expect(findings(text, as: base.kind).map { $0.rule } == [.memberUnknown])
    }

    @Test(
        "A singular name in a shipping date is one finding with a remedy",
        arguments: [("year", "years"), ("month", "months"), ("day", "days")])
    func singularNamesOfAShippingDate(name: String, right: String) throws {
        let found = try findings(.shipping, "\"" + right + "\":", "\"" + name + "\":")
        #expect(found.map { $0.rule } == [.memberUnknown])
        #expect(found.first?.help == "write \"" + right + "\"")
    }

    @Test("A week as an interval has the remedy to count seven days", arguments: ["week", "weeks", "weekly"])
    func aWeekIsSevenDays(word: String) throws {
        let found = try findings(
            .recurring, #""recurringPaymentIntervalUnit":"month""#, "\"recurringPaymentIntervalUnit\":\"" + word + "\"")
        #expect(found.map { $0.rule } == [.codeUnknown])
        #expect(found.first?.help == "write \"day\" and count seven of them for a week")
    }

    @Test(
        "A date part that is not a number is one finding",
        arguments: [#""months":-3"#, #""months":3.5"#, #""months":"March""#, #""months":null"#])
    func partsThatAreNotNumbers(part: String) throws {
        let found = try findings(.shipping, #""months":3"#, part)
        #expect(found.count == 1 && [.numberRange, .memberType].contains(found.first?.rule))
    }

    /// Safari does not check the new agreement of an update; the system's reaction is unknown.
    @Test("Mistakes in the plan of an update are warnings")
    func plansInUpdatesAreWarnings() {
        let terms =
            #"{"paymentDescription":"","deferredBilling":{"label":"L","amount":"1.00","deferredPaymentDate":"2028-01-01"},"#
            + #""managementURL":"x","freeCancellationDateTimeZone":"Europe/Paris"}"#
        let update = #"{"newTotal":{"label":"T","amount":"1.00"},"newDeferredPaymentRequest":"# + terms + "}"
        let line = #"{"label":"L","amount":"1.00","paymentTiming":"deferred","deferredPaymentDate":"2028-01-01"}"#
        let changes: [Sample.Change] = [.set("/deferredPaymentRequest", terms), .set("/lineItems/-", line)]
        let request = String(decoding: Sample(.request, changes).json, as: UTF8.self)
        let rules: Set<RuleID> = [.planTiming, .planDescriptionEmpty, .planAddressInvalid, .deferredCancellationPair]
        let inUpdate = findings(update, as: SampleBase.paymentMethodUpdate.kind)
        #expect(Set(inUpdate.map { $0.rule }) == rules && inUpdate.allSatisfy { $0.severity == .warning })
        let inRequest = findings(request, as: SampleBase.request.kind)
        #expect(Set(inRequest.map { $0.rule }) == rules && inRequest.allSatisfy { $0.severity == .error })
    }

    /// Without a clock nothing is said about the future.
    @Test("Past dates are reported only with a clock")
    func noClockNoPast() throws {
        let late = Policy(now: Instant(secondsSince1970: 4_070_908_800))
        for base in [SampleBase.shipping, .trial, .deferred] {
            let text = String(decoding: Sample(base).json, as: UTF8.self)
            #expect(findings(text, as: base.kind).isEmpty)
            #expect(!findings(text, as: base.kind, late).isEmpty)
        }
    }
}
