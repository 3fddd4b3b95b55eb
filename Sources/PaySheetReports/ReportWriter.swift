public import PaySheet

/// Writes a report in any format, document by document.
///
/// It returns text as early as possible, so that a long run over many documents keeps little. A whole report:
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
    /// The format.
    public let format: ReportFormat
    private var body: AnyReportBody
    private let showsPersonal: Bool

    /// What a file with the report contains.
    package var content: OutputContent { body.content }

    /// Creates a writer for one report.
    ///
    /// - Parameters:
    ///   - style: The style of a report for people. Whether personal values are shown counts in every format.
    ///   - now: The clock, if it was set; the summary should contain the same.
    ///   - threshold: The lowest severity that fails the run; the summary should contain the same.
    public init(_ format: ReportFormat, style: TextStyle = TextStyle(), now: String? = nil, threshold: Severity? = .error) {
        self.init(format, style: style, now: now, threshold: threshold, changesLater: false)
    }

    /// - Parameter changesLater: Whether the caller calls ``takeChanges()`` after each step. Otherwise the text of some formats is kept until
    ///   the end.
    package init(_ format: ReportFormat, style: TextStyle, now: String?, threshold: Severity?, changesLater: Bool) {
        self.format = format
        showsPersonal = style.showsPersonal
        body =
            switch format {
            case .text: .of(TextBody(style: style, isConcise: false))
            case .concise: .of(TextBody(style: style, isConcise: true))
            case .json: .of(JSONBody(now: now))
            case .ndjson: .of(RecordBody())
            case .sarif: .of(SARIFBody(now: now))
            case .junit: .of(JUnitBody(style: style, threshold: threshold, changesLater: changesLater))
            case .github: .of(GitHubBody())
            case .gitlab: .of(GitLabBody())
            case .checkstyle: .of(CheckstyleBody())
            case .markdown: .of(MarkdownBody(style: style))
            case .html: .of(HTMLBody(style: style))
            }
    }

    private init(_ format: ReportFormat, _ body: AnyReportBody, showsPersonal: Bool) {
        self.format = format
        self.body = body
        self.showsPersonal = showsPersonal
    }

    /// Creates a writer of records. A program that needs no other format does not link the others.
    package static func records(showingPersonal: Bool) -> ReportWriter {
        ReportWriter(.ndjson, .of(RecordBody()), showsPersonal: showingPersonal)
    }

    /// Returns the text before the documents.
    public mutating func opening() -> [UInt8] { body.opening() }

    /// Returns the next document, as far as it can be written now.
    public mutating func document(_ document: CheckedDocument) -> [UInt8] { body.document(shown(document)) }

    /// Appends as much of the next document as can be written now.
    package mutating func write(_ document: CheckedDocument, to bytes: inout [UInt8]) { body.write(shown(document), to: &bytes) }

    private func shown(_ document: CheckedDocument) -> CheckedDocument { showsPersonal ? document : document.maskingPersonal }

    /// Returns the answer to an empty line, if every line of the input has a line of the report.
    public mutating func emptyLine() -> [UInt8] { body.emptyLine() }

    /// Returns the text after the documents, and everything that needed the counts.
    public mutating func closing(_ summary: Summary) -> [UInt8] { body.closing(summary) }

    /// Writes the text after the documents in parts.
    package mutating func close(_ summary: Summary, _ write: ([UInt8]) -> Void) { body.close(summary, write) }

    /// Returns changes of text that was returned earlier: counts that come before what they count.
    package mutating func takeChanges() -> [ReportChange] { body.takeChanges() }

    /// Returns a whole report at once.
    public static func bytes(_ report: Report, as format: ReportFormat, style: TextStyle = TextStyle()) -> [UInt8] {
        var writer = ReportWriter(format, style: style, now: report.now, threshold: report.threshold)
        var bytes = writer.opening()
        for document in report.documents { bytes += writer.document(document) }
        return bytes + writer.closing(report.summary)
    }
}

/// The format-specific part of a writer.
package protocol ReportBody: Sendable {
    /// What a file with the report contains.
    static var content: OutputContent { get }
    mutating func opening() -> [UInt8]
    mutating func document(_ document: CheckedDocument) -> [UInt8]
    mutating func write(_ document: CheckedDocument, to bytes: inout [UInt8])
    mutating func emptyLine() -> [UInt8]
    mutating func closing(_ summary: Summary) -> [UInt8]
    mutating func close(_ summary: Summary, _ write: ([UInt8]) -> Void)
    mutating func takeChanges() -> [ReportChange]
}

/// Bytes that replace as many others of the same report.
package struct ReportChange: Sendable {
    /// The place in the report.
    package let offset: Int
    /// The new bytes.
    package let bytes: [UInt8]
}

extension ReportBody {
    package mutating func opening() -> [UInt8] { [] }
    package mutating func write(_ document: CheckedDocument, to bytes: inout [UInt8]) { bytes += self.document(document) }
    package mutating func emptyLine() -> [UInt8] { [] }
    package mutating func close(_ summary: Summary, _ write: ([UInt8]) -> Void) { write(closing(summary)) }
    package mutating func takeChanges() -> [ReportChange] { [] }
}
