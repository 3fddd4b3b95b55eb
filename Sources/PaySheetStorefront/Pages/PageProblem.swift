public import PaySheet

/// A mistake in the markup, style or script of a page with a button.
public struct PageProblem: Sendable, Hashable {
    /// The rule.
    public let rule: ButtonRule
    /// How much it matters.
    public let severity: Severity
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
    /// What is wrong.
    public let message: String
    /// What to write instead.
    public let remedy: String
}
