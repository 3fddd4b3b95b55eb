import PaySheet
import PaySheetGuide
import TestSupport
import Testing

/// What a rule offers as a fix puts right what its samples show.
@Suite struct RuleFixTests {
    @Test(
        "Only rounding noise of binary floating point has a safe fix",
        arguments: [
            ("38.060000000000002", "38.06", .safe), ("119.99999999999999", "120.00", .safe), ("0.30000000000000004", "0.30", .safe),
            ("8.940000000000001", "8.94", .safe), ("3.1249999999999", "3.12", .risky), ("3.1234599999968", "3.12", .risky),
            ("38.0600000001", "38.06", .safe), ("38.0600000123", "38.06", .risky), ("12.686666666666667", "12.69", .risky),
        ] as [(String, String, Fix.Safety)])
    func noise(_ written: String, _ rounded: String, _ safety: Fix.Safety) throws {
        let request = Sample(.request, [.set("/total/amount", "\"" + written + "\""), .remove("/lineItems")])
        var reader = DocumentReader()
        let finding = try #require(reader.check(request.json).findings.first { $0.rule == .amountFloat })
        #expect(finding.fix?.safety == safety && finding.fix?.summary == "write \"\(rounded)\"")
    }

    @Test(
        "The only member of a document is not removed",
        arguments: [(#"{"total":null}"#, false), (#"{"couponCode":null}"#, false), (#"{"total":null,"displayItems":[]}"#, true)])
    func onlyMember(_ text: String, _ isFixed: Bool) {
        var reader = DocumentReader()
        #expect((reader.check(text.utf8).applyingSafeFixes().bytes != nil) == isFixed)
    }

    /// A request whose list of networks has so many more elements.
    private static func request(_ networks: String, count: Int) -> [UInt8] {
        let list = [String](repeating: "\"" + networks + "\"", count: count).joined(separator: ",")
        return Sample(.request, [.set("/supportedNetworks", "[" + list + "]")]).json
    }

    @Test("Of a network that is listed many times one is left", arguments: [2, 17, 300])
    func repeatedNetworks(_ count: Int) throws {
        var reader = DocumentReader(policy: Policy(maximumFindings: 1000))
        let check = reader.check(RuleFixTests.request("visa", count: count))
        #expect(check.findings.count { $0.rule == .networkRepeated } == count - 1)
        let fixed = try #require(check.applyingSafeFixes().bytes)
        #expect(reader.check(fixed).findings.isEmpty)
    }

    @Test("Of a misspelt network that is listed many times a correct one is left", arguments: [2, 17, 1000])
    func misspeltNetworks(_ count: Int) {
        var reader = DocumentReader(policy: Policy(maximumFindings: 2000))
        let result = reader.check(RuleFixTests.request("Visa", count: count)).applyingSafeFixes()
        #expect(result.applied.count { $0.rule == .networkSpelling } == count)
        #expect(result.applied.count { $0.rule == .networkRepeated } == count - 1)
        #expect(result.left.isEmpty && result.uncovered.isEmpty)
    }

    @Test("The fix of a sample removes its finding", arguments: RuleCard.ofDocuments.map { $0.name })
    func fixesPutSamplesRight(name: String) throws {
        let rule = try #require(RuleCard.ofDocuments.first { $0.name == name })
        for (index, sample) in rule.bad.enumerated() where !sample.isAboutText {
            let text = SourceText(sample.json)
            let before = findings(Array(text.bytes), sample, rule)
            for finding in before where finding.rule.name == name {
                guard let fix = finding.fix else { continue }
                let place: Comment = "\(name) bad sample \(index + 1) at \(finding.place.pointer): \(fix.summary)"
                #expect(!fix.textEdits.isEmpty && !fix.summary.isEmpty, place)
                let bytes = applied(fix, to: Array(text.bytes))
                let after = findings(bytes, sample, rule)
                let isRight = !after.contains { $0.rule.name == name && $0.place.pointer == finding.place.pointer }
                #expect(isRight, place)
                // A safe fix causes no other finding, except that the newly readable amount is wrong.
                let others = after.filter { $0.rule != .totalSum || name != "amount/format" }
                if fix.safety == .safe { #expect(others.count < before.count, place) }
                let (old, new) = (TestJSON(parsing: Array(text.bytes)), TestJSON(parsing: bytes))
                #expect(new != nil, place)
                #expect(old?.patched(fix.edits)?.sorted == new?.sorted, place)
            }
        }
    }

    private func findings(_ bytes: [UInt8], _ sample: Sample, _ rule: RuleCard) -> Findings {
        var reader = DocumentReader(
            policy: sample.policy.with { $0.includesAdvice = rule.group == .advice }, expecting: sample.expectations)
        return reader.check(bytes, as: sample.isKindGiven ? sample.kind : nil).findings
    }

    private func applied(_ fix: Fix, to text: [UInt8]) -> [UInt8] {
        var bytes = text
        for edit in fix.textEdits.reversed() { bytes.replaceSubrange(edit.start..<edit.end, with: edit.newText.utf8) }
        return bytes
    }
}
