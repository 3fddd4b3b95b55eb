import PaySheet
import PaySheetGuide
import PaySheetText

/// Reports as Markdown, for the summary of a job or a comment.
///
/// ```swift
/// print(MarkdownReport.markdown(report), terminator: "")
/// ```
public enum MarkdownReport {
    /// Returns a whole report.
    ///
    /// - Parameter style: Whether personal values are shown; other settings have no effect here.
    public static func markdown(_ report: Report, style: TextStyle = TextStyle()) -> String {
        String(decoding: ReportWriter.bytes(report, as: .markdown, style: style), as: UTF8.self)
    }

    /// The limit for a report in bytes: GitHub rejects a longer summary.
    public static let maximumBytes = 1_000_000
}

/// Keeps the findings, because the counts come before them.
package struct MarkdownBody: ReportBody {
    package static var content: OutputContent { .markdown }

    private let style: TextStyle
    private let limit: Int
    /// The limit for the findings in bytes.
    private let room: Int
    private var findings = ""
    private var clean = CleanDocuments()
    /// The number of findings that do not fit.
    private var omitted = 0

    package init(style: TextStyle, limit: Int = MarkdownReport.maximumBytes) {
        var style = style
        style.isColored = false
        self.style = style
        self.limit = limit
        // The rest is for the counts and the names of documents.
        room = limit - limit / 10
    }

    package mutating func document(_ document: CheckedDocument) -> [UInt8] {
        guard document.worst != nil else {
            clean.add(document)
            return []
        }
        var frames = Frames(document, style: style)
        var name = "\n## " + MarkdownText.code(clean.name(of: document)) + "\n"
        if let verdict = VerdictText(document).markdown { name += "\n" + verdict + "\n" }
        var text = ""
        var explained: Set<RuleID> = []
        let equals = EqualFindings(document.findings)
        for (index, reported) in document.findings.enumerated() where !equals.isHidden(index) {
            let isExplained = explained.contains(reported.finding.rule)
            let others = equals.places(index, of: document.findings, shift: (document.line ?? 1) - 1)
            let entry =
                "\n" + headline(reported, ReportedPosition(reported.finding.place, in: document), document.cards) + equals.times(index)
                + "\n\n" + MarkdownText.block(frames.frame(of: reported, isExplained: isExplained, also: others))
            guard omitted == 0, findings.utf8.count + name.utf8.count + text.utf8.count + entry.utf8.count <= room else {
                omitted += 1
                continue
            }
            text += entry
            explained.insert(reported.finding.rule)
        }
        if !text.isEmpty { findings += name + text }
        return []
    }

    private func headline(_ reported: ReportedFinding, _ spot: ReportedPosition, _ cards: RuleCards) -> String {
        let finding = reported.finding
        let rule = MarkdownText.code(finding.rule.name)
        let linked = cards.card(of: finding.rule)?.link.map { "[" + rule + "](" + $0 + ")" } ?? rule
        return "**" + reported.severity.word + "** " + linked + ", line " + String(spot.line) + ", column " + String(spot.column) + ": "
            + MarkdownText.anywhere.sentence(finding.message)
    }

    package func closing(_ summary: Summary) -> [UInt8] {
        var text = "# " + Edition.name + ": " + RunVerdict(summary).heading(summary) + "\n\n" + Counted.text(summary) + ".\n"
        let share = (limit - room) / 4
        var skipped = ""
        if !summary.failures.isEmpty {
            let lines = summary.failures.map { MarkdownText.code($0.path) + " " + MarkdownText.anywhere.escaped($0.message) }
            text += "\n## Could not be read\n\n" + MarkdownBody.list(lines, others: 0, bytes: share)
        }
        if !summary.skipped.isEmpty {
            let lines = summary.skipped.map { MarkdownText.code($0.path) + " " + MarkdownText.anywhere.escaped($0.reason) }
            skipped = "\n## Skipped\n\n" + MarkdownBody.list(lines, others: 0, bytes: share)
        }
        if !summary.unreached.isEmpty {
            let lines = summary.unreached.map { MarkdownText.code($0.name) + " " + MarkdownText.anywhere.escaped($0.reason) }
            text += "\n## Not reached\n\n" + MarkdownBody.list(lines, others: 0, bytes: share)
        }
        text += findings
        if omitted > 0 {
            text += "\nThis report leaves out " + Counted.text(omitted, "more finding") + ".\n"
        }
        if summary.isTruncated { text += "\nSome document has more findings than this report shows.\n" }
        if !clean.names.isEmpty {
            text += "\n## No findings\n\n"
            text += MarkdownBody.list(clean.names.map { MarkdownText.code($0) }, others: clean.others, bytes: share)
        }
        text += skipped + "\n" + NotChecked.sentence(of: summary)
        if let now = summary.now { text += " Clock set to " + MarkdownText.code(now) + "." }
        if let configuration = summary.configuration { text += " Configuration: " + MarkdownText.code(configuration) + "." }
        return [UInt8]((text + "\n").utf8)
    }
}

extension MarkdownBody {
    /// Returns a list of lines within the limit, and the number of further ones.
    private static func list(_ lines: [String], others: Int, bytes: Int) -> String {
        var text = ""
        var count = 0
        for line in lines {
            guard text.utf8.count + line.utf8.count <= bytes else { break }
            text += "- " + line + "\n"
            count += 1
        }
        let rest = lines.count - count + others
        return text + (rest > 0 ? "- " + (count > 0 ? "and " : "") + String(rest) + " more\n" : "")
    }
}

/// Returns the names of documents without findings, up to a reasonable number.
struct CleanDocuments: Sendable {
    private(set) var names: [String] = []
    private(set) var others = 0
    private let limit: Int

    init(limit: Int = 50) { self.limit = limit }

    mutating func add(_ document: CheckedDocument) {
        guard !document.repeatsFindings else { return }
        if names.count < limit { names.append(name(of: document)) } else { others += 1 }
    }

    /// Returns the path, and the line of a record or part.
    func name(of document: CheckedDocument) -> String {
        VisibleText.line(document.name)
    }
}
