import PaySheet

/// The result of trying the fixes of a document. `paysheet fix` does not apply those that would cause another finding, so no report may call
/// them safe.
struct TriedFixes {
    private var results: [Key: Result] = [:]

    private struct Result {
        /// Why the fix was not applied.
        var reason: UnappliedFix.Reason?
        /// The rule of a finding that remains.
        var remainder: RuleID?
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

    /// Returns the finding that the fix of a finding would cause, or that this is unknown; `nil` if nothing prevents the fix.
    func reason(against finding: Finding) -> UnappliedFix.Reason? {
        guard !results.isEmpty, finding.fix != nil else { return nil }
        let reason = results[Key(finding)]?.reason
        return if case .overlaps = reason { nil } else { reason }
    }

    /// Returns the rule of a finding that remains when a finding is fixed, or `nil`.
    func remainder(of finding: Finding) -> RuleID? { results.isEmpty ? nil : results[Key(finding)]?.remainder }
}
