public import PaySheet

/// Findings of one rule that a report counts and does not show.
public struct CountedFindings: Sendable, Hashable {
    /// The rule.
    public let rule: RuleID
    /// The severity in this report.
    public let severity: Severity
    /// The safety of their fixes, or `nil` if they have none or it is unknown.
    public let fix: Fix.Safety?
    /// The number of findings.
    public let count: Int
}
