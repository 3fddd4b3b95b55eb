import PaySheet
import PaySheetGuide
import PaySheetPages
import PaySheetSources
import Testing

/// The samples of the rules about code, and what they start from.
struct ScriptSampleTests {
    @Test(
        "What the samples start from has no findings",
        arguments: ["shop.js", "w3cShop.js", "server.js", "server.php", "server.py"])
    func basesAreRight(name: String) throws {
        let sample = try #require(RuleCard.all.lazy.flatMap { $0.scripts.right + $0.scripts.wrong }.first { $0.base.rawValue == name })
        let card = try #require(RuleCard.all.first)
        #expect(card.findings(in: Sample(sample.base)).map { $0.description } == [])
    }

    @Test(
        "A wrong sample has findings of its rule and no others",
        arguments: RuleCard.all.filter { !$0.scripts.wrong.isEmpty }.map { $0.name })
    func wrongSamples(name: String) throws {
        let card = try #require(RuleCard.all.first { $0.name == name })
        for (index, sample) in card.scripts.wrong.enumerated() {
            let findings = card.findings(in: sample)
            let isRight = !findings.isEmpty && findings.allSatisfy { $0.rule == card.id && $0.severity == sample.severity ?? $0.severity }
            #expect(isRight, "\(name), wrong sample \(index + 1): \(findings)")
        }
    }

    @Test("A right sample has no finding", arguments: RuleCard.all.filter { !$0.scripts.right.isEmpty }.map { $0.name })
    func rightSamples(name: String) throws {
        let card = try #require(RuleCard.all.first { $0.name == name })
        for (index, sample) in card.scripts.right.enumerated() {
            #expect(card.findings(in: sample).map { $0.description } == [], "\(name), right sample \(index + 1)")
        }
    }

    @Test("Each rule of the table has a card")
    func rulesHaveCards() {
        let names = Set(RuleCard.all.map { $0.name })
        #expect(PageRules.all(nil).filter { !names.contains($0.rule.name) }.map { $0.rule.name } == [])
    }
}
