import PaySheet

/// Finds fixes that would cause another finding. `paysheet fix` does not apply them, so no report may call them safe.
struct BlockedFixes {
    private var left: [Key: UnappliedFix.Reason] = [:]

    private struct Key: Hashable {
        let rule: RuleID
        let pointer: String
    }

    /// - Parameters:
    ///   - explained: All findings of the check.
    ///   - includingRisky: Whether to try risky fixes too.
    ///   - trial: The storage for trying fixes.
    init(_ explained: [Finding], _ check: DocumentCheck, includingRisky: Bool, _ trial: inout FixTrial) {
        if explained.indices.contains(where: { explained[$0].fix?.safety == .safe }) {
            add(check.findings.unappliedFixes(includingRisky: false, explained: explained, &trial))
        }
        if includingRisky, explained.indices.contains(where: { explained[$0].fix?.safety == .risky }) {
            let left = check.findings.unappliedFixes(includingRisky: true, explained: explained, &trial)
            add(left.filter { $0.finding.fix?.safety == .risky })
        }
    }

    private mutating func add(_ more: [UnappliedFix]) {
        for fix in more {
            let key = Key(rule: fix.finding.rule, pointer: fix.finding.place.pointer)
            if left[key] == nil { left[key] = fix.reason }
        }
    }

    /// Returns the finding that the fix of a finding would cause, or that this is unknown; `nil` if nothing prevents the fix.
    func reason(against finding: Finding) -> UnappliedFix.Reason? {
        guard !left.isEmpty, finding.fix != nil else { return nil }
        let reason = left[Key(rule: finding.rule, pointer: finding.place.pointer)]
        return if case .overlaps = reason { nil } else { reason }
    }
}
