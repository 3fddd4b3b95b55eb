/// Writes a report in any format, document after document.
///
/// What can be written at once is given back at once, so that a long run over many documents keeps little. A whole report:
///
/// ```swift
/// var writer = ReportWriter(.json)
/// var summary = Summary()
/// var bytes = writer.opening()
/// for document in documents {
///     summary.add(document)
///     bytes += writer.document(document)
/// }
/// bytes += writer.closing(summary)
/// ```
public struct ReportWriter: Sendable {
    /// What it writes.
    public let format: ReportFormat
    private var body: any ReportBody

    /// A writer of one report.
    ///
    /// - Parameters:
    ///   - style: How a report for people looks; whether values of persons are shown counts in every format.
    ///   - now: The clock, where it was pinned; the summary should state the same.
    public init(_ format: ReportFormat, style: TextStyle = TextStyle(), now: String? = nil) {
        self.format = format
        body =
            switch format {
            case .text: TextBody(style: style, isConcise: false)
            case .concise: TextBody(style: style, isConcise: true)
            case .json: JSONBody(now: now)
            case .ndjson: RecordBody()
            case .sarif: SARIFBody(now: now)
            case .junit: JUnitBody(style: style)
            case .github: GitHubBody()
            case .gitlab: GitLabBody()
            case .checkstyle: CheckstyleBody()
            case .markdown: MarkdownBody(style: style)
            case .html: HTMLBody(style: style)
            }
    }

    /// What stands before the documents.
    public mutating func opening() -> [UInt8] { body.opening() }

    /// The next document, as far as it can be written now.
    public mutating func document(_ document: CheckedDocument) -> [UInt8] { body.document(document) }

    /// Adds what can be written of the next document now.
    package mutating func write(_ document: CheckedDocument, to bytes: inout [UInt8]) { body.write(document, to: &bytes) }

    /// The answer to an empty line of the input, where every line of the input has a line of the report.
    public mutating func emptyLine() -> [UInt8] { body.emptyLine() }

    /// What stands behind the documents, and all that had to wait for the counts.
    public mutating func closing(_ summary: Summary) -> [UInt8] { body.closing(summary) }

    /// A whole report at once.
    public static func bytes(_ report: Report, as format: ReportFormat, style: TextStyle = TextStyle()) -> [UInt8] {
        var writer = ReportWriter(format, style: style, now: report.now)
        var bytes = writer.opening()
        for document in report.documents { bytes += writer.document(document) }
        return bytes + writer.closing(report.summary)
    }
}

/// The part of a writer that knows the format.
package protocol ReportBody: Sendable {
    mutating func opening() -> [UInt8]
    mutating func document(_ document: CheckedDocument) -> [UInt8]
    mutating func write(_ document: CheckedDocument, to bytes: inout [UInt8])
    mutating func emptyLine() -> [UInt8]
    mutating func closing(_ summary: Summary) -> [UInt8]
}

extension ReportBody {
    package mutating func opening() -> [UInt8] { [] }
    package mutating func write(_ document: CheckedDocument, to bytes: inout [UInt8]) { bytes += self.document(document) }
    package mutating func emptyLine() -> [UInt8] { [] }
}
