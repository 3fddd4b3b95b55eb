import PaySheet

/// Finds fixes that would cause another finding. `paysheet fix` does not apply them, so no report may call them safe.
struct BlockedFixes {
    private var left: [LeftFix] = []

    /// Above this number of findings, single fixes are not tried.
    private static let mostFindings = 200

    /// - Parameters:
    ///   - explained: All findings of the check.
    ///   - includingRisky: Whether to try risky fixes too.
    ///   - trial: The storage for trying fixes.
    init(_ explained: [Finding], _ check: DocumentCheck, includingRisky: Bool, _ trial: inout FixTrial) {
        guard explained.count <= BlockedFixes.mostFindings else { return }
        if explained.indices.contains(where: { explained[$0].fix?.safety == .safe }) {
            left += check.findings.leftFixes(includingRisky: false, explained: explained, &trial)
        }
        if includingRisky, explained.indices.contains(where: { explained[$0].fix?.safety == .risky }) {
            left += check.findings.leftFixes(includingRisky: true, explained: explained, &trial)
                .filter { $0.finding.fix?.safety == .risky }
        }
    }

    /// Returns the finding that the fix of a finding would cause.
    func obstacle(to finding: Finding) -> Finding? {
        guard !left.isEmpty, finding.fix != nil else { return nil }
        return left.first { $0.finding.rule == finding.rule && $0.finding.place.pointer == finding.place.pointer }?.bringsUp
    }
}
