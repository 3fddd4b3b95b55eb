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

    private func check(_ sample: Sample) -> DocumentCheck {
        var reader = DocumentReader(
            policy: sample.policy.with { $0.includesAdvice = rule.group == .advice }, expecting: sample.expectations,
            catalogs: rule.catalogs)
        return reader.check(sample.json, as: sample.isKindGiven ? sample.kind : nil)
    }

    /// Whether a finding of the rule has a fix.
    package var isFixable: Bool {
        rule.bad.contains { sample in check(sample).findings.contains { $0.rule.name == rule.name && $0.fix != nil } }
    }

    /// The reaction of Safari to the first bad sample that it rejects; `nil` if it accepts all, or never reads similar ones.
    package var outcome: Outcome? {
        for sample in rule.bad {
            let verdict = check(sample).safari
            switch verdict {
            case .throws(let exception), .depends(let exception, _): return Outcome(word: verdict.word, error: exception.kind.name)
            case .cancels: return Outcome(word: verdict.word, error: nil)
            case .accepts, .notApplicable: continue
            }
        }
        return nil
    }

    /// The kinds of the samples' documents.
    var kinds: [String] {
        var kinds: [String] = []
        for sample in rule.bad + rule.good where !kinds.contains(sample.kind.name) { kinds.append(sample.kind.name) }
        return kinds
    }
}
