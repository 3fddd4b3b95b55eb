import PaySheet
import PaySheetRulePages

/// What follows from a rule's samples.
struct RuleFacts {
    private let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    /// What Safari does at the first bad sample.
    struct Outcome {
        let word: String
        let error: String?
    }

    private func check(_ sample: Sample) -> DocumentCheck {
        var reader = DocumentReader(policy: sample.policy.with { $0.includesAdvice = rule.group == .advice })
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

    /// The arguments that `check` must get to see the listed bad samples: those that most of the samples need.
    var needs: [String] {
        let all = rule.bad.filter { SampleText.canBeTold($0) }.map { SampleText.needs($0, rule) }
        var best: (needs: [String], count: Int) = ([], 0)
        for needs in all {
            let count = all.reduce(0) { $0 + ($1 == needs ? 1 : 0) }
            if count > best.count { best = (needs, count) }
        }
        return best.needs
    }

    /// The bad samples that show the rule with these arguments.
    var listedBad: [Sample] {
        let needs = needs
        return rule.bad.filter { SampleText.canBeTold($0) && SampleText.needs($0, rule) == needs }
    }

    /// The good samples that stay silent with these arguments.
    var listedGood: [Sample] {
        guard let policy = listedBad.first?.policy else { return [] }
        return rule.good.filter { sample in
            var reader = DocumentReader(policy: policy.with { $0.includesAdvice = rule.group == .advice })
            return reader.check(sample.json, as: sample.isKindGiven ? sample.kind : nil).findings.isEmpty
        }
    }

    /// The kinds of document that the samples are.
    var kinds: [String] {
        var kinds: [String] = []
        for sample in rule.bad + rule.good where !kinds.contains(sample.kind.name) { kinds.append(sample.kind.name) }
        return kinds
    }
}
