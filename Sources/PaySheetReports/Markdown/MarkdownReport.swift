import PaySheet

/// Reports as Markdown, for the summary of a job or a comment.
///
/// ```swift
/// print(MarkdownReport.markdown(report), terminator: "")
/// ```
public enum MarkdownReport {
    /// A whole report.
    ///
    /// - Parameter style: Whether values of persons are shown; the rest does not matter here.
    public static func markdown(_ report: Report, style: TextStyle = TextStyle()) -> String {
        String(decoding: ReportWriter.bytes(report, as: .markdown, style: style), as: UTF8.self)
    }

    /// How many bytes a report has at most: GitHub drops a longer summary as a whole.
    public static let maximumBytes = 1_000_000
}

/// Keeps what was found: the counts stand before it.
struct MarkdownBody: ReportBody {
    private let style: TextStyle
    private var findings = ""
    private var clean = CleanDocuments()
    /// Findings that had no place any longer.
    private var omitted = 0

    init(style: TextStyle) {
        var style = style
        style.isColored = false
        self.style = style
    }

    /// What is kept free for the counts and what could not be read.
    private static let room = MarkdownReport.maximumBytes - 50_000

    mutating func document(_ document: CheckedDocument) -> [UInt8] {
        guard !document.findings.isEmpty else {
            clean.add(document)
            return []
        }
        let frames = Frames(document, style: style)
        var text = "\n## " + MarkdownText.code(clean.name(of: document)) + "\n"
        var explained: Set<RuleID> = []
        for reported in document.findings {
            guard findings.utf8.count + text.utf8.count < MarkdownBody.room else {
                omitted += 1
                continue
            }
            text += "\n" + headline(reported, Spot(reported.finding.place, in: document)) + "\n\n"
            let isExplained = !explained.insert(reported.finding.rule).inserted
            text += MarkdownText.block(frames.frame(of: reported, isExplained: isExplained))
        }
        if findings.utf8.count + text.utf8.count < MarkdownReport.maximumBytes - 20_000 { findings += text }
        return []
    }

    private func headline(_ reported: ReportedFinding, _ spot: Spot) -> String {
        let finding = reported.finding
        let rule = MarkdownText.code(finding.rule.id)
        let linked = finding.rule.rule?.link.map { "[" + rule + "](" + $0 + ")" } ?? rule
        return "**" + reported.severity.word + "** " + linked + ", line " + String(spot.line) + ", column " + String(spot.column) + ": "
            + MarkdownText.sentence(finding.message)
    }

    func closing(_ summary: Summary) -> [UInt8] {
        var text = "# " + Edition.name + ": " + (summary.hasPassed ? "passed" : "failed") + "\n\n" + Counted.text(summary) + ".\n"
        if !summary.failures.isEmpty {
            text += "\n## Could not be read\n\n"
            for failure in summary.failures.prefix(100) {
                text += "- " + MarkdownText.code(failure.path) + " " + MarkdownText.escaped(failure.message) + "\n"
            }
            if summary.failures.count > 100 { text += "- and " + String(summary.failures.count - 100) + " more\n" }
        }
        text += findings
        if omitted > 0 {
            text += "\nThere is no room for " + Counted.text(omitted, "more finding") + ".\n"
        }
        if summary.isTruncated { text += "\nSome document has more findings than are shown.\n" }
        text += clean.names.isEmpty ? "" : "\n## No findings\n\n"
        for name in clean.names { text += "- " + MarkdownText.code(name) + "\n" }
        if clean.others > 0 { text += "- and " + String(clean.others) + " more\n" }
        text += "\nNot checked: " + NotChecked.all.joined(separator: ", ") + "."
        if let now = summary.now { text += " Clock set to " + MarkdownText.code(now) + "." }
        return [UInt8]((text + "\n").utf8)
    }
}

/// The names of documents without findings, as many as anybody reads.
struct CleanDocuments: Sendable {
    private(set) var names: [String] = []
    private(set) var others = 0

    mutating func add(_ document: CheckedDocument) {
        if names.count < 50 { names.append(name(of: document)) } else { others += 1 }
    }

    /// The path, and the line of a record.
    func name(of document: CheckedDocument) -> String {
        Glyph.visible(document.path) + (document.line.map { ":" + String($0) } ?? "")
    }
}
