import PaySheet
import PaySheetGuide
import Testing

/// A name stands for one rule, and a name that no rule has stands for none.
@Suite("Rule ids")
struct RuleIDTests {
    @Test("Every rule is found by its name")
    func names() {
        #expect(Set(RuleID.all.map { $0.name }).count == RuleID.all.count)
        for rule in RuleID.all {
            #expect(RuleID(rule.name) == rule)
            #expect(rule.description == rule.name)
        }
    }

    @Test("Every card has the id of its own name")
    func cards() {
        let ids = Set(RuleID.all)
        let cards = RuleCard.all.filter { ids.contains($0.id) }
        #expect(cards.count == ids.count)
        for rule in cards { #expect(rule.id.name == rule.name) }
    }

    @Test(
        "An unknown name is not a rule",
        arguments: [
            "", "/", "document", "document/", "document/kinds", "Document/kind", "document/kind ", "amount/fromat", "unlisted/rule",
        ])
    func unknown(name: String) { #expect(RuleID(name) == nil) }

    @Test("A code that no table lists does not have the name of another rule")
    func unlisted() {
        #expect(!RuleID.all.contains(.unlisted))
        #expect(RuleID.unlisted.card == nil)
        #expect(RuleID.unlisted.title.isEmpty && RuleID.unlisted.card == nil)
        #expect(!RuleID.all.contains { $0.name == RuleID.unlisted.name })
    }
}
