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

    private func findings(_ sample: Sample) -> Findings {
        var reader = DocumentReader(policy: sample.policy.with { $0.includesAdvice = rule.group == .advice })
        return reader.check(sample.json, as: sample.isKindGiven ? sample.kind : nil).findings
    }

    /// Some finding of the rule has a fix.
    var isFixable: Bool {
        rule.bad.contains { sample in findings(sample).contains { $0.rule.id == rule.name && $0.fix != nil } }
    }

    /// `nil` where Safari takes the document, or never sees one like it.
    var outcome: Outcome? {
        guard let sample = rule.bad.first else { return nil }
        let engine = findings(sample).all.first { RuleID(code: $0.rule).id == rule.name }?.engine
        if engine == .systemCancels { return Outcome(word: "cancels", error: nil) }
        let steps = EngineStep.all.filter { !$0.error.isEmpty }
        if let step = steps.first(where: { sample.shows.contains($0.id) }) { return Outcome(word: "throws", error: step.error) }
        guard let engine else { return nil }
        let step = steps.first { rule.sources.contains($0.id) }
        return Outcome(word: "throws", error: step?.error ?? RuleFacts.error(engine))
    }

    private static func error(_ check: EngineCheck) -> String {
        switch check {
        case .versionRange, .resultStatus: "InvalidAccessError"
        case .methodIdentifier, .methodRepeated, .w3cCurrency, .modifierIdentifier: "RangeError"
        default: "TypeError"
        }
    }

    /// The arguments that `check` must get to see the bad samples.
    var needs: [String] { RuleFacts.needs(rule) }

    private static func needs(_ rule: Rule) -> [String] {
        var needs: [String] = []
        for sample in rule.bad {
            let own = SampleText.needs(sample, rule)
            for place in stride(from: 0, to: own.count - 1, by: 2) {
                let isRepeatable = own[place] == "--expect-merchant" || own[place] == "--decimals"
                let isThere = stride(from: 0, to: needs.count - 1, by: 2).contains { index in
                    needs[index] == own[place] && (!isRepeatable || needs[index + 1] == own[place + 1])
                }
                if !isThere { needs += own[place...(place + 1)] }
            }
        }
        return needs
    }

    /// The kinds of document that the samples are.
    var kinds: [String] {
        var kinds: [String] = []
        for sample in rule.bad + rule.good where !kinds.contains(sample.kind.name) { kinds.append(sample.kind.name) }
        return kinds
    }
}
