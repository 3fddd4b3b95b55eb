/// The forms that a report can take.
///
/// The raw value is the word that `paysheet check --format` takes.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    /// For people: every finding with its line, the reason, and what would be right.
    case text
    /// One line a finding: `path:line:column: severity[rule]: message`.
    case concise
    /// The whole run as one JSON object; its form is promised.
    case json
    /// One JSON object a line for each document.
    case ndjson
    /// SARIF 2.1.0, for code scanning and editors.
    case sarif
    /// JUnit XML, for the test pages of build servers.
    case junit
    /// Annotations of GitHub Actions, with every finding on a line of the log.
    case github
    /// Code Quality of GitLab.
    case gitlab
    /// Checkstyle XML, for build servers and review robots.
    case checkstyle
    /// Markdown, for a job summary or a comment.
    case markdown
    /// One HTML file that needs nothing else.
    case html

    /// What is written about a document depends on no other one.
    package var isPerDocument: Bool { self == .text || self == .concise || self == .ndjson }
}
