import PaySheet
import PaySheetGuide
import Testing

/// A browser reads a list of one text as this text.
@Suite("Lists of one text")
struct ListOfOneTests {
    private func findings(_ base: SampleBase, _ changes: [Sample.Change]) -> [Finding] {
        let sample = Sample(base, changes)
        var reader = DocumentReader()
        return Array(reader.check(sample.json, as: sample.kind).findings)
    }

    @Test(
        "It is a warning with a safe fix, wherever a text belongs",
        arguments: [
            ("/shippingType", #"["shipping"]"#, "shipping"), ("/countryCode", #"["US"]"#, "US"), ("/currencyCode", #"["USD"]"#, "USD"),
            ("/total/label", #"["Shop"]"#, "Shop"), ("/total/amount", #"["38.06"]"#, "38.06"),
        ])
    func isWarning(_ place: String, _ value: String, _ text: String) throws {
        let found = findings(.request, [.set(place, value)])
        #expect(found.map { $0.rule } == [.memberType] && found.map { $0.severity } == [.warning])
        #expect(found.first?.message.contains("a browser reads the text \"\(text)\"") == true)
        let sample = Sample(.request, [.set(place, value)])
        var reader = DocumentReader()
        #expect(reader.check(sample.json, as: sample.kind).safari == .accepts)
        let fix = try #require(found.first?.fix)
        #expect(fix.safety == .safe && fix.summary.contains(text))
    }

    @Test("What the text is, is checked like any other")
    func isChecked() {
        #expect(findings(.request, [.set("/countryCode", #"["USA"]"#)]).map { $0.rule.name } == ["member/type", "country/unknown"])
        #expect(findings(.request, [.set("/total/amount", #"["1,00"]"#)]).map { $0.rule.name } == ["member/type", "amount/format"])
    }

    @Test("Behind a list of one method, the data of Apple Pay is checked")
    func methods() {
        let rules = findings(
            .w3c, [.set("/methodData/0/supportedMethods", #"["https://apple.com/apple-pay"]"#), .remove("/methodData/0/data/version")])
        #expect(rules.map { $0.rule.name } == ["member/type", "member/missing"])
        #expect(rules.map { $0.severity } == [.warning, .error])
    }

    @Test("A longer list and an empty one are errors", arguments: ["[]", #"["US","CA"]"#, "[1]"])
    func others(_ value: String) {
        #expect(findings(.request, [.set("/countryCode", value)]).first?.severity == .error)
    }
}

/// Lines alone, without their request.
@Suite("Lines alone")
struct LineDocumentTests {
    private static let now = DateTimeText(rawValue: "2026-11-30T00:00:00Z").instant

    static let lines = [
        (#"{"label":"B","amount":"1.00","paymentTiming":"deferred","deferredPaymentDate":"2020-01-01T00:00:00Z"}"#, "deferred/date-past"),
        (
            #"{"label":"B","amount":"1.00","paymentTiming":"recurring","recurringPaymentEndDate":"2020-01-01T00:00:00Z"}"#,
            "recurring/ended"
        ),
        (
            #"{"label":"B","amount":"1.00","paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"-1.00"}"#,
            "reload/threshold-negative"
        ),
    ]

    @Test("A line that is charged later is known by its members", arguments: lines)
    func alone(_ line: String, _ rule: String) {
        var reader = DocumentReader(policy: Policy(now: LineDocumentTests.now))
        let check = reader.check(Array(line.utf8))
        #expect(check.kind?.name == "ApplePayLineItem" && check.findings.map { $0.rule.name } == [rule])
    }

    @Test(
        "Lines that are charged now are those of any document",
        arguments: [#"{"label":"Shirt","amount":"20.00"}"#, #"{"label":"Shirt","amount":"20.00","type":"final"}"#])
    func common(_ line: String) {
        var reader = DocumentReader()
        #expect(reader.check(Array(line.utf8)).kind?.name != "ApplePayLineItem")
    }
}
