import PaySheet
package import PaySheetGuide

/// Facts that follow from a rule's samples.
package struct RuleFacts {
    private let rule: RuleCard

    package init(_ rule: RuleCard) { self.rule = rule }

    /// The reaction of Safari to the first bad sample.
    package struct Outcome {
        package let word: String
        package let error: String?
    }

    /// Whether a finding of the rule has a fix.
    package var isFixable: Bool {
        rule.bad.contains { sample in rule.findings(in: sample).contains { $0.rule.name == rule.name && $0.fix != nil } }
    }

    /// The reaction of Safari to the first bad sample that it rejects; `nil` if it accepts all, or never reads similar ones.
    package var outcome: Outcome? {
        for sample in rule.bad where sample.kind != nil {
            let verdict = rule.check(sample).safari
            switch verdict {
            case .throws(let exception), .depends(let exception, _): return Outcome(word: verdict.word, error: exception.kind.name)
            case .cancels: return Outcome(word: verdict.word, error: nil)
            case .accepts, .notApplicable: continue
            }
        }
        return nil
    }

    /// The kinds of the samples' documents, or what the samples are.
    var kinds: [String] {
        var kinds: [String] = []
        for name in (rule.bad + rule.good).map({ $0.base.runner.name }) where !kinds.contains(name) { kinds.append(name) }
        return kinds
    }
}
