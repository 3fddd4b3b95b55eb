import PaySheet

/// Which fixes of a document would bring up another finding. `paysheet fix` leaves those, so no report may call them safe.
struct Obstacles {
    private var left: [LeftFix] = []

    /// In a document with more findings nobody looks at single fixes.
    private static let mostFindings = 200

    init(_ findings: [Finding], _ check: DocumentCheck) {
        guard findings.count <= Obstacles.mostFindings else { return }
        let safeties = Set(findings.compactMap { $0.fix?.safety })
        if safeties.contains(.safe) { left += check.findings.applyingSafeFixes().left }
        if safeties.contains(.risky) {
            left += check.findings.applyingFixes(includingRisky: true).left.filter { $0.finding.fix?.safety == .risky }
        }
    }

    /// What the fix of a finding would bring up.
    func obstacle(to finding: Finding) -> Finding? {
        guard finding.fix != nil else { return nil }
        return left.first { $0.finding.rule == finding.rule && $0.finding.place.pointer == finding.place.pointer }?.bringsUp
    }
}
