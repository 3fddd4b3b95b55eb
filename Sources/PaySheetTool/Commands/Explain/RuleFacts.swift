import PaySheet
import PaySheetGuide
import PaySheetRulePages

/// What follows from a rule's samples.
struct RuleFacts {
    private let rule: RuleCard

    init(_ rule: RuleCard) { self.rule = rule }

    /// What Safari does at the first bad sample.
    struct Outcome {
        let word: String
        let error: String?
    }

    private func check(_ sample: Sample) -> DocumentCheck {
        var reader = DocumentReader(
            policy: sample.policy.with { $0.includesAdvice = rule.group == .advice }, expecting: sample.expectations)
        return reader.check(sample.json, as: sample.isKindGiven ? sample.kind : nil)
    }

    /// Some finding of the rule has a fix.
    var isFixable: Bool {
        rule.bad.contains { sample in check(sample).findings.contains { $0.rule.id == rule.name && $0.fix != nil } }
    }

    /// What Safari does at the first bad sample that it does not take; `nil` where it takes all, or never sees one like them.
    var outcome: Outcome? {
        for sample in rule.bad {
            switch check(sample).safari {
            case .throws(let exception): return Outcome(word: "throws", error: exception.kind.name)
            case .cancels: return Outcome(word: "cancels", error: nil)
            case .accepts, .notApplicable: continue
            }
        }
        return nil
    }

    /// The kinds of document that the samples are.
    var kinds: [String] {
        var kinds: [String] = []
        for sample in rule.bad + rule.good where !kinds.contains(sample.kind.name) { kinds.append(sample.kind.name) }
        return kinds
    }
}
