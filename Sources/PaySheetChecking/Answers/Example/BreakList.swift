import PaySheet
import PaySheetExamples
import PaySheetGuide
import PaySheetReports

/// The variants of broken rules that arguments of `check` can show.
package enum BreakList {
    static func all(_ catalogs: CatalogList) -> [RuleBreak] {
        let examples = catalogs.examples
        return catalogs.documentCards.flatMap { ways(of: $0, among: examples) }
    }

    static func ways(of rule: RuleCard, among examples: [ExampleForm]) -> [RuleBreak] {
        let ways = RuleBreak.all(of: rule, among: examples).filter { SampleText.canBeTold($0.sample) }
        // Hiding other rules is the last resort.
        let plain = ways.filter { $0.policy.ignored.isEmpty }
        return plain.isEmpty ? ways : plain
    }

    /// Returns the list for people, or as JSON.
    package static func answer(_ catalogs: CatalogList, isJSON: Bool) -> [UInt8] { isJSON ? json(catalogs) : [UInt8](text(catalogs).utf8) }

    /// Returns a line for each rule and each set of arguments that it needs.
    private static func text(_ catalogs: CatalogList) -> String {
        let (rules, examples) = (catalogs.documentCards, catalogs.examples)
        let width = rules.map { $0.name.utf8.count }.max() ?? 0
        var text = ""
        for rule in rules {
            for group in groups(ways(of: rule, among: examples)) {
                let variants = ":" + group.ways.map { $0.variant }.joined(separator: ",")
                var kinds: [String] = []
                for kind in group.ways.map({ $0.sample.base.runner.name }) where !kinds.contains(kind) { kinds.append(kind) }
                text += rule.name + spaces(width - rule.name.utf8.count + 2) + variants + spaces(14 - variants.utf8.count)
                text += kinds.joined(separator: ", ")
                text += (group.needs.isEmpty ? "" : "  (check " + group.needs.joined(separator: " ") + ")") + "\n"
            }
        }
        return text
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 1)) }

    private static func groups(_ ways: [RuleBreak]) -> [(needs: [String], ways: [RuleBreak])] {
        var groups: [(needs: [String], ways: [RuleBreak])] = []
        for way in ways {
            let needs = SampleText.needs(way.sample, way.rule)
            if let place = groups.firstIndex(where: { $0.needs == needs }) {
                groups[place].ways.append(way)
            } else {
                groups.append((needs, [way]))
            }
        }
        return groups
    }

    /// Returns an array with an object for each rule, with a line end.
    private static func json(_ catalogs: CatalogList) -> [UInt8] {
        let (rules, examples) = (catalogs.documentCards, catalogs.examples)
        var json = JSONBytes(isIndented: true)
        json.array { list in
            for rule in rules {
                list.object { one in
                    one.member("rule", rule.name)
                    one.member("scope", rule.scope.word)
                    one.name("variants")
                    one.array { variants in
                        for way in ways(of: rule, among: examples) { write(way, &variants) }
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }

    private static func write(_ way: RuleBreak, _ json: inout JSONBytes) {
        json.object { one in
            one.member("variant", way.variant)
            one.member("kind", way.kind?.name)
            one.member("example", way.form?.name)
            one.member("pointer", way.pointer)
            one.member("needs", SampleText.needs(way.sample, way.rule))
        }
    }
}
