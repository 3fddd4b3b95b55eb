import PaySheet
import PaySheetReports

/// The entries of a configuration that match a document. They are found by rule and place, so that a finding is not compared with each.
final class IgnoreList: Sendable {
    /// The entries that match, also those that have ended.
    let entries: [Int]
    /// The steps of pointers, those of rules and topics first.
    private let steps: [Step]
    /// The place among the steps where the pointers for a rule or a topic begin.
    private let rules: [[UInt8]: Int]

    /// A step of a pointer.
    private struct Step: Sendable {
        /// The entries whose pointer ends here.
        var entries: [Int] = []
        var next: [[UInt8]: Int] = [:]
    }

    private static let anyStep = [UInt8(ascii: "*")]

    init(_ entries: [Int], counting: [(entry: Int, rule: String, pointer: [String])]) {
        var steps: [Step] = []
        var rules: [[UInt8]: Int] = [:]
        for (entry, rule, pointer) in counting {
            var place = rules[Array(rule.utf8)] ?? steps.count
            if place == steps.count {
                rules[Array(rule.utf8)] = place
                steps.append(Step())
            }
            for name in pointer {
                let name = Array(name.utf8)
                let next = steps[place].next[name] ?? steps.count
                if next == steps.count {
                    steps[place].next[name] = next
                    steps.append(Step())
                }
                place = next
            }
            steps[place].entries.append(entry)
        }
        (self.entries, self.steps, self.rules) = (entries, steps, rules)
    }

    /// Returns the first entry that matches a finding of the document.
    func entry(for finding: Finding) -> Int? {
        guard !steps.isEmpty else { return nil }
        let rule = Array(finding.rule.name.utf8)
        var places = [rule, Array(Selection.topic(of: finding.rule.name).utf8)].compactMap { rules[$0] }
        var first: Int?
        var names = finding.place.pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
            .makeIterator()
        while !places.isEmpty {
            for place in places {
                if let entry = steps[place].entries.first, entry < first ?? .max { first = entry }
            }
            guard let name = names.next().map({ Array($0) }) else { break }
            places = places.flatMap { place in
                let next = steps[place].next
                return [name == IgnoreList.anyStep ? nil : next[name], next[IgnoreList.anyStep]].compactMap { $0 }
            }
        }
        return first
    }
}
