import Foundation
import PaySheet
import PaySheetChecking
import PaySheetGenerator
import PaySheetGuide
import PaySheetShapes
import PaySheetStorefront
import PaySheetTokens
import Testing
import generate

/// The pages about the rules, and the promise that every point of the source index has a rule or a reason.
@Suite("Rule pages")
struct RulePagesTests {
    let pages = RulePages()

    @Test("Every rule has an anchor, and every source has one on the coverage page")
    func everyRuleHasAnAnchorAndEveryLinkLeadsToOne() throws {
        for rule in pages.rules {
            let page = try #require(MadeFiles.page("Docs/Rules/\(rule.topic).md"))
            #expect(page.contains("\n## \(rule.name)\n"))
            #expect(MadeFiles.page("Docs/Rules/README.md")?.contains("(\(rule.topic).md#\(rule.name.filter { $0 != "/" }))") == true)
        }
        let coverage = try #require(MadeFiles.page("Docs/Rules/coverage.md"))
        for id in SourceIndex.ids { #expect(coverage.contains("<a id=\"\(id.lowercased())\"></a>"), "\(id)") }
    }

    @Test("README, pages and the command count the same rules", arguments: ["README.md", "Docs/Rules/README.md", "Docs/Rules/coverage.md"])
    func numbers(_ path: String) throws {
        let text = try String(contentsOf: ArchitectureTests.root.appendingPathComponent(path), encoding: .utf8)
        #expect(text.contains("\(pages.rules.count) rules"))
        // Each rule that a command reports.
        let reported = Set(
            CatalogList.all.rules + TokenRules.ids + StorefrontRules.ids)
        #expect(Set(pages.rules.map { $0.id }) == reported && pages.rules.count == reported.count)
    }

    @Test("Coverage names each rule with its points")
    func coverage() throws {
        let page = try #require(MadeFiles.page("Docs/Rules/coverage.md"))
        for rule in pages.rules where !rule.sources.isEmpty { #expect(page.contains("[`\(rule.name)`]("), "\(rule.name)") }
    }

    @Test("The page of a rule says where it comes from")
    func origins() throws {
        let page = try #require(MadeFiles.page("Docs/Rules/json.md"))
        for rule in pages.rules where rule.topic == "json" {
            let origin = try #require(rule.origin)
            #expect(page.contains("\nWhere this comes from: \(origin.dropLast()). Documented at <"), "\(rule.name)")
        }
    }

    // MARK: The catalogue

    @Test("The source index has every documented point once")
    func theCatalogueIsWhole() {
        let ids = SourceIndex.ids
        #expect(Set(ids).count == ids.count)
        #expect(ids.filter { $0.hasPrefix("AP-") }.count == 273)
        #expect(ids.filter { $0.hasPrefix("WK-") }.count == SourceIndex.steps.count)
        #expect(ids.allSatisfy { $0.hasPrefix("AP-") || $0.hasPrefix("WK-") })
    }

    @Test("Every source has either a rule or a reason why it has no rule")
    func everyPointIsCovered() {
        let known = Set(SourceIndex.ids)
        let implemented = Set(pages.rules.flatMap { $0.sources })
        let uncheckable = Uncheckable.all.map { $0.id }
        let further = Set(SourceIndex.further.flatMap { $0.ids })
        #expect(further.isDisjoint(with: known))
        #expect(implemented.subtracting(known).subtracting(further).sorted() == [], "rules name points that do not exist")
        #expect(Set(uncheckable).subtracting(known).subtracting(further).sorted() == [], "reasons for points that do not exist")
        #expect(Set(uncheckable).count == uncheckable.count, "a point has two reasons")
        #expect(implemented.intersection(uncheckable).sorted() == [], "points with a rule and a reason why there is none")
        #expect(known.subtracting(implemented).subtracting(uncheckable).sorted() == [], "points without rule and reason")
    }

    @Test("Every point of a catalog has a rule or a reason", arguments: SourceIndex.catalogs)
    func catalogsAreCovered(_ section: SourceIndex.Section) throws {
        let page = try #require(MadeFiles.page("Docs/Rules/coverage.md"))
        let named = Dictionary(
            grouping: page.split(separator: "\n").flatMap { line in
                Set(line.split(separator: "`", omittingEmptySubsequences: false).dropFirst()).map { (id: $0, line: line) }
            }, by: { $0.id })
        let rows = section.ids.map { id in named[id[...], default: []].map { $0.line } }
        #expect(!rows.isEmpty && rows.allSatisfy { $0.count == 1 && !$0[0].hasSuffix("| – |") })
    }

    @Test("Reasons for missing rules are sentences")
    func reasonsAreSentences() {
        for entry in Uncheckable.all {
            #expect(entry.reason.hasSuffix(".") && entry.reason.count > 20 && !entry.reason.contains("|"), "\(entry.id)")
        }
    }

    /// An id counts only if a bad sample that shows it triggers the rule, and a document that differs in exactly one member does not.
    @Test("A sample shows each source of a rule by changing one member")
    func everyPointIsShownByOneMember() {
        var offenders: [String] = []
        for rule in pages.rules where rule.isAboutDocuments {
            for id in rule.sources where !rule.bad.contains(where: { $0.shows.contains(id) && isShown($0, rule) }) {
                offenders.append("\(rule.name): \(id)")
            }
        }
        #expect(offenders == [])
    }

    /// All samples of a rule need the same arguments of `check`.
    private func isShown(_ bad: Sample, _ rule: RuleCard) -> Bool {
        let text = bad.json
        guard finds(rule, text, bad) else { return false }
        let base = [UInt8](bad.base.text.utf8)
        if differences(base, text) == 1, !finds(rule, base, bad) { return true }
        return rule.good.contains { good in
            // Other inputs of the check, such as an order, count as one member.
            let isCheckedAlike = good.policy == bad.policy && good.expectations == bad.expectations
            guard good.base == bad.base, differences(good.json, text) + (isCheckedAlike ? 0 : 1) == 1 else { return false }
            return !finds(rule, good.json, good)
        }
    }

    private func finds(_ rule: RuleCard, _ text: [UInt8], _ sample: Sample) -> Bool {
        rule.check(sample, text).findings.contains { $0.rule.name == rule.name }
    }

    private func differences(_ left: [UInt8], _ right: [UInt8]) -> Int {
        guard let left = try? JSONSerialization.jsonObject(with: Data(left), options: .fragmentsAllowed),
            let right = try? JSONSerialization.jsonObject(with: Data(right), options: .fragmentsAllowed)
        else { return .max }
        return differences(left, right)
    }

    /// The number of members that differ. A member on one side only, or with another kind of value, counts as one.
    private func differences(_ left: Any, _ right: Any) -> Int {
        if let left = left as? [String: Any], let right = right as? [String: Any] {
            return Set(left.keys).union(right.keys).reduce(0) { sum, name in
                guard let one = left[name], let other = right[name] else { return sum + 1 }
                return sum + differences(one, other)
            }
        }
        if let left = left as? [Any], let right = right as? [Any] {
            guard left.count == right.count else { return 1 }
            return min(zip(left, right).reduce(0) { $0 + differences($1.0, $1.1) }, left.allSatisfy { !($0 is [String: Any]) } ? 1 : .max)
        }
        return "\(type(of: left)) \(left)" == "\(type(of: right)) \(right)" ? 0 : 1
    }
}
