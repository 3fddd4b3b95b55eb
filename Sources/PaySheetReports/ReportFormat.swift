/// The formats of a report.
///
/// The raw value is the word for `paysheet check --format`.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    /// For people: every finding with its line, the reason, and the correction.
    case text
    /// One line per finding: `path:line:column: severity[rule]: message`.
    case concise
    /// The whole run as one JSON object, in a stable format.
    case json
    /// One JSON object per document and line.
    case ndjson
    /// SARIF 2.1.0, for code scanning and editors.
    case sarif
    /// JUnit XML, for the test pages of build servers.
    case junit
    /// Annotations of GitHub Actions, with every finding on a line of the log.
    case github
    /// Code Quality of GitLab.
    case gitlab
    /// Checkstyle XML, for build servers and review bots.
    case checkstyle
    /// Markdown, for a job summary or a comment.
    case markdown
    /// One self-contained HTML file.
    case html

    /// Whether the report names the configuration. The others have no place for anything but findings.
    package var namesConfiguration: Bool { self != .concise && self != .ndjson && self != .gitlab }

    /// Whether the text of a document does not depend on other documents.
    package var isPerDocument: Bool { self == .text || self == .concise || self == .ndjson }
}
