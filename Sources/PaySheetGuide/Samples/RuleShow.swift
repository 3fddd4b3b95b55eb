public import PaySheet

/// The samples of a rule that one run of `check` can show, all with the same arguments.
public struct RuleShow: Sendable {
    /// The policy of `check`.
    public let policy: Policy
    /// The known facts of `check`.
    public let expectations: Expectations
    /// The settings as arguments.
    public let needs: [String]
    /// Samples with the rule's finding and no other.
    public let bad: [Sample]
    /// Samples without a finding. Each bad sample has one that differs in one change, if possible.
    public let good: [Sample]

    /// Finds the arguments that show most of the rule. Samples that are not documents keep their own.
    public init(_ rule: RuleCard) {
        guard rule.isAboutDocuments else {
            (policy, expectations, needs, bad, good) = (Policy(), Expectations(), [], rule.bad, rule.good)
            return
        }
        var best = RuleShow(rule, Policy(), Expectations())
        // The arguments of a sample with another document fit no other sample.
        for sample in rule.bad
        where SampleText.canBeTold(sample) && sample.expectations.inputs.isEmpty
            && (sample.policy != best.policy || sample.expectations != best.expectations)
        {
            let other = RuleShow(rule, sample.policy, sample.expectations)
            if other.isBetter(than: best) { best = other }
        }
        self = best
    }

    private init(_ rule: RuleCard, _ policy: Policy, _ expectations: Expectations) {
        let policy = policy.with { $0.includesAdvice = rule.group == .advice }
        func findings(_ sample: Sample) -> [(rule: String, pointer: String)] {
            var reader = DocumentReader(policy: policy, expecting: expectations, catalogs: rule.catalogs)
            let check = reader.check(sample.json, as: sample.isKindGiven ? sample.kind : nil, recovering: true)
            return check.findings.map { ($0.rule.name, $0.place.pointer) }
        }
        self.policy = policy
        self.expectations = expectations
        bad = rule.bad.filter { sample in
            let found = findings(sample)
            return found.count == 1 && found.allSatisfy { $0 == (rule.name, sample.pointer) }
        }
        var silent = rule.good.filter { findings($0).isEmpty }
        for sample in bad where sample.hasSiblings && !silent.contains(where: { $0.isSibling(of: sample) }) {
            if let sibling = sample.siblings.first(where: { findings($0).isEmpty }) { silent.append(sibling) }
        }
        good = silent
        needs = bad.isEmpty ? [] : SampleText.needs(Sample(.request, policy: policy, expecting: expectations), rule)
    }

    /// Prefers more points of the documentation, then two samples of each kind, then fewer arguments.
    private func isBetter(than other: RuleShow) -> Bool {
        let (points, others) = (shown.count, other.shown.count)
        if points != others { return points > others }
        let (isWhole, isOtherWhole) = (bad.count >= 2 && good.count >= 2, other.bad.count >= 2 && other.good.count >= 2)
        if isWhole != isOtherWhole { return isWhole }
        if isWhole { return needs.count < other.needs.count }
        return bad.count + good.count > other.bad.count + other.good.count
    }

    /// The points that a sample with a sibling shows.
    public var shown: Set<String> {
        Set(bad.filter { sample in !sample.hasSiblings || good.contains { $0.isSibling(of: sample) } }.flatMap { $0.shows })
    }
}

extension Sample {
    /// Returns whether it changes members, not the whole.
    var hasSiblings: Bool { !changes.contains { $0.pointer.isEmpty } }

    /// Returns the samples without one of the changes.
    var siblings: [Sample] {
        changes.indices.map { index in
            var rest = changes
            rest.remove(at: index)
            return Sample(base, rest, policy: policy, expecting: expectations, isKindGiven: isKindGiven)
        }
    }

    /// Returns whether the other sample differs at one place only.
    func isSibling(of other: Sample) -> Bool {
        guard base == other.base, isKindGiven == other.isKindGiven, changes != other.changes else { return false }
        let places = (changes.filter { !other.changes.contains($0) } + other.changes.filter { !changes.contains($0) }).map { $0.pointer }
        return !places.contains("") && Set(places).count == 1
    }
}

extension Sample.Change {
    /// Returns the place of the change; empty for the whole document or text.
    fileprivate var pointer: String {
        switch self {
        case .set(let pointer, _), .remove(let pointer): pointer
        case .write: ""
        }
    }
}
