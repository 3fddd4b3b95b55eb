import PaySheet
import PaySheetGuide
import TestSupport
import Testing

/// Every sample of every rule: a bad one has exactly that rule's finding at its place, a good one has none.
struct RuleSampleTests {
    @Test("The base documents of the samples have no findings", arguments: SampleBase.allCases)
    func basesAreRight(base: SampleBase) {
        var reader = DocumentReader()
        let check = reader.check([UInt8](base.text.utf8), as: base.kind)
        #expect(check.findings.map { $0.description } == [])
    }

    @Test("Bad samples have exactly their rule's finding, and good samples have none", arguments: RuleCard.all.map { $0.name })
    func samplesShowTheirRule(name: String) throws {
        let rule = try #require(RuleCard.all.first { $0.name == name })
        #expect(rule.id.name == name)
        #expect(rule.id.title == rule.title)
        #expect(rule.bad.count >= (rule.isAboutDocuments ? 2 : 1))
        #expect(rule.good.count >= 2)
        #expect(SampleFault.all(of: rule) == [])
    }

    /// An id counts only if a sample shows it.
    @Test("Bad samples show the sources that the rule names", arguments: RuleCard.all.map { $0.name })
    func samplesShowTheirSources(name: String) throws {
        let rule = try #require(RuleCard.all.first { $0.name == name })
        #expect(Set(rule.bad.flatMap { $0.shows }) == Set(rule.sources))
    }

    /// PHP writes `\/`, others escape every letter that is not ASCII: the text is the same.
    @Test("Escapes do not change the findings of a sample", arguments: TestScale.sampled(RuleCard.ofDocuments.map { $0.name }), [10, 100])
    func escapesChangeNothing(name: String, share: Int) throws {
        let rule = try #require(RuleCard.all.first { $0.name == name })
        for (index, sample) in (rule.bad + rule.good).enumerated() where !sample.isAboutText {
            let tree = try #require(TestJSON(parsing: sample.json))
            let text = TestJSONWriter(escapes: share, seed: UInt64(index)).text(of: tree)
            let found = rule.check(sample, [UInt8](text.utf8)).findings
            let plain = rule.findings(in: sample).map { $0.rule.name + " at " + $0.place.pointer }
            #expect(found.map { $0.rule.name + " at " + $0.place.pointer } == plain, "\(name) sample \(index + 1): \(sample.changes)")
        }
    }
}
