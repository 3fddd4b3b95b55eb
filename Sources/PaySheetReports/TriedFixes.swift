import PaySheet

/// The result of trying the fixes of a document. `paysheet fix` does not apply those that would cause another finding, so no report may call
/// them safe.
struct TriedFixes {
    private var results: [Key: Result] = [:]

    struct Result {
        /// Why the fix was not applied.
        fileprivate var reason: UnappliedFix.Reason?
        /// The rule of a finding that remains when the finding is fixed.
        fileprivate(set) var remainder: RuleID?

        /// What the fix would cause, or that this is unknown; `nil` if nothing prevents it.
        var obstacle: UnappliedFix.Reason? { if case .overlaps = reason { nil } else { reason } }
    }

    private struct Key: Hashable {
        let rule: RuleID
        let pointer: String

        init(_ finding: Finding) { (rule, pointer) = (finding.rule, finding.place.pointer) }
    }

    /// - Parameters:
    ///   - explained: All findings of the check.
    ///   - includingRisky: Whether to try risky fixes too.
    ///   - trial: The storage for trying fixes.
    init(_ explained: [Finding], _ check: DocumentCheck, includingRisky: Bool, _ trial: inout FixTrial) {
        if explained.indices.contains(where: { explained[$0].fix?.safety == .safe }) {
            add(check.findings.triedFixes(includingRisky: false, explained: explained, &trial)) { _ in true }
        }
        if includingRisky, explained.indices.contains(where: { explained[$0].fix?.safety == .risky }) {
            add(check.findings.triedFixes(includingRisky: true, explained: explained, &trial)) { $0.fix?.safety == .risky }
        }
    }

    private mutating func add(_ result: FixResult, of isWanted: (Finding) -> Bool) {
        for fix in result.left where isWanted(fix.finding) {
            let key = Key(fix.finding)
            if results[key]?.reason == nil { results[key, default: Result()].reason = fix.reason }
        }
        for one in result.uncovered where isWanted(one.fixed) {
            results[Key(one.fixed), default: Result()].remainder = one.finding.rule
        }
    }

    /// Returns what became of the fix of a finding, if something is to be said of it.
    func result(of finding: Finding) -> Result? {
        guard !results.isEmpty, finding.fix != nil else { return nil }
        return results[Key(finding)]
    }
}
