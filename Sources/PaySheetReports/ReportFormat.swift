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
}
