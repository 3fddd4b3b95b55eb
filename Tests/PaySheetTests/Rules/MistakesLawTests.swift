import PaySheet
import PaySheetGuide
import TestSupport
import Testing

/// Independent mistakes in one document are found each by its rule and at its place, and nothing else is found.
///
/// Tries every pair of bad samples of one base whose changes touch different members and whose rules do not read the other's changes.
/// Then it tries random groups of them. ``RuleReads`` says what a rule reads beyond what its samples change.
@Suite struct MistakesLawTests {
    @Test("Two independent mistakes are two findings", arguments: SampleBase.allCases) func pairsAreFoundApart(_ base: SampleBase) {
        let breaks = Self.breaks[base] ?? []
        var reader = DocumentReader()
        // A part of the pairs by default, all of them from a scale of 10.
        let step = max(1, Int(10 / TestScale.factor))
        var place = base.rawValue.utf8.count
        for (index, one) in breaks.enumerated() {
            for other in breaks[(index + 1)...] where one.rule != other.rule && one.isIndependent(of: other) {
                place += 1
                if place % step == 0 { expect([one, other], base, &reader) }
            }
        }
    }

    @Test("Several independent mistakes have one finding each", arguments: SampleBase.allCases) func handfulsAreFoundApart(
        _ base: SampleBase
    ) {
        let breaks = Self.breaks[base] ?? []
        guard !breaks.isEmpty else { return }
        var reader = DocumentReader()
        var numbers = SeededGenerator(seed: 5)
        for _ in 0..<TestScale.scaled(100) {
            var chosen: [RuleBreak] = []
            for one in breaks.shuffled(using: &numbers)
            where chosen.count < 6 && chosen.allSatisfy({ $0.rule != one.rule && one.isIndependent(of: $0) }) {
                chosen.append(one)
            }
            expect(chosen, base, &reader)
        }
    }

    /// The table of what rules read must not grow until nothing is left to try.
    @Test("Most pairs of mistakes are independent and tested")
    func mostPairsAreTried() {
        var (tried, all) = (0, 0)
        for breaks in Self.breaks.values {
            for (index, one) in breaks.enumerated() {
                for other in breaks[(index + 1)...] where one.rule != other.rule && one.isApart(from: other) {
                    all += 1
                    if one.isIndependent(of: other) { tried += 1 }
                }
            }
        }
        #expect(tried > 5_000 && tried * 10 > all * 7, "\(tried) of \(all)")
    }

    @Test("The table of members that rules read names only existing rules")
    func readingsAreOfRulesThatThereAre() {
        let names = Set(RuleCard.ofDocuments.map { $0.name })
        for reading in RuleReads.all { #expect(names.isSuperset(of: reading.rules) && !reading.reason.isEmpty) }
    }

    /// The bad samples of each base that a check sees with nothing but the document.
    static let breaks = Dictionary(
        grouping: RuleCard.ofDocuments.filter { $0.group != .advice }.flatMap { rule in
            rule.bad.filter { $0.policy == Policy() && $0.expectations == Expectations() && $0.isKindGiven && !$0.isAboutText }.map {
                RuleBreak(rule.name, $0)
            }
        }, by: { $0.sample.base })

    private func expect(_ breaks: [RuleBreak], _ base: SampleBase, _ reader: inout DocumentReader) {
        let sample = Sample(base, breaks.flatMap { $0.sample.changes })
        let found = reader.check(sample.json, as: sample.kind).findings.map { $0.rule.name + " at " + $0.place.pointer }.sorted()
        let expected = breaks.map { $0.rule + " at " + $0.sample.pointer }.sorted()
        if found != expected {
            let changes = breaks.map { "\($0.rule) \($0.sample.changes)" }
            Issue.record("\(base): found \(found), not \(expected), of \(changes)")
        }
    }
}

/// A bad sample as one mistake among others.
struct RuleBreak: Sendable {
    let rule: String
    let sample: Sample
    /// The members that it changes, by their steps.
    private let changed: [[String]]
    /// The members at the ends of the ways.
    private let names: Set<String>
    /// The members that the rule reads besides.
    private let reads: Set<String>

    init(_ rule: String, _ sample: Sample) {
        self.rule = rule
        self.sample = sample
        changed = sample.changes.compactMap { change in
            switch change {
            case .set(let pointer, _): RuleBreak.touched(pointer, isRemoval: false)
            case .remove(let pointer): RuleBreak.touched(pointer, isRemoval: true)
            case .write: nil
            }
        }
        names = Set(changed.compactMap { place in place.last { Int($0) == nil } })
        reads = RuleReads.byRule[rule] ?? []
    }

    /// What is added to a list or taken out of it moves the others: the list counts as changed.
    private static func touched(_ pointer: String, isRemoval: Bool) -> [String] {
        var steps = pointer.split(separator: "/").map { String($0) }
        if steps.last == "-" || isRemoval && steps.last.flatMap({ Int($0) }) != nil { steps.removeLast() }
        return steps
    }

    /// The two touch different members.
    func isApart(from other: RuleBreak) -> Bool {
        for one in changed {
            for another in other.changed where one.starts(with: another) || another.starts(with: one) { return false }
        }
        return true
    }

    /// The two touch different members, neither rule reads what the other changes, and no third one finds them wrong together.
    func isIndependent(of other: RuleBreak) -> Bool {
        reads.isDisjoint(with: other.names) && other.reads.isDisjoint(with: names) && isApart(from: other)
            && !RuleReads.clash(names, other.names)
    }
}
