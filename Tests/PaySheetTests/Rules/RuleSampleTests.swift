import PaySheet
import PaySheetGuide
import TestSupport
import Testing

/// The samples of the rules and what they start from. `CatalogLawTests` checks that each sample shows its rule.
struct RuleSampleTests {
    @Test("The base documents of the samples have no findings", arguments: SampleBase.allCases)
    func basesAreRight(base: SampleBase) {
        var reader = DocumentReader()
        let check = reader.check([UInt8](base.text.utf8), as: base.kind)
        #expect(check.findings.map { $0.description } == [])
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
