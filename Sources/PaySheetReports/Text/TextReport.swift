import PaySheet
import PaySheetText

/// The style of a report for people.
public struct TextStyle: Sendable, Hashable {
    /// Whether to use terminal colours.
    public var isColored: Bool
    /// Whether to show values of contacts, identifiers and tokens.
    public var showsPersonal: Bool
    /// Whether to show only the first line of each finding.
    public var isConcise: Bool
    /// Whether to show only findings, without clean documents and closing lines.
    public var isQuiet: Bool
    /// Whether a clean document has a line.
    public var namesClean: Bool
    /// Whether a person reads the report on a terminal: the closing lines then say what else to look at.
    public var isForTerminal: Bool
    /// Whether the skipped files have been named.
    public var isVerbose: Bool
    /// The columns to wrap lines to; `nil` wraps nothing. Lines of documents are cut instead.
    public var columns: Int?

    /// Creates a plain and complete style, or one with some changes.
    public init(
        isColored: Bool = false, showsPersonal: Bool = false, isConcise: Bool = false, isQuiet: Bool = false, namesClean: Bool = true,
        isForTerminal: Bool = false, isVerbose: Bool = false, columns: Int? = nil
    ) {
        self.isColored = isColored
        self.showsPersonal = showsPersonal
        self.isConcise = isConcise
        self.isQuiet = isQuiet
        self.namesClean = namesClean
        self.isForTerminal = isForTerminal
        self.isVerbose = isVerbose
        self.columns = columns
    }
}

/// Reports for people: the place, the message, the line itself, the reason, and the correction.
///
/// Use ``text(_:style:)`` for a whole report at once. A long run writes ``document(_:style:)`` for each document and
/// ``closing(_:style:)`` at the end, and keeps only the summary.
public enum TextReport {
    /// Returns a whole report.
    public static func text(_ report: Report, style: TextStyle = TextStyle()) -> String {
        var text = ""
        for document in report.documents { text += self.document(style.showsPersonal ? document : document.maskingPersonal, style: style) }
        return text + closing(report.summary, style: style)
    }

    /// Returns the findings of one document, or a line for a clean one.
    ///
    /// - Parameter isNamedWhenClean: Whether a clean document has a line, unless the style is quiet or concise.
    public static func document(_ document: CheckedDocument, style: TextStyle = TextStyle(), isNamedWhenClean: Bool = true) -> String {
        var text = ReportBuffer()
        var reasons = RuleReasons()
        write(document, style: style, isNamedWhenClean: isNamedWhenClean, &reasons, to: &text)
        return style.wrapped(String(decoding: text.bytes, as: UTF8.self))
    }

    static func write(
        _ document: CheckedDocument, style: TextStyle, isNamedWhenClean: Bool, _ reasons: inout RuleReasons, to text: inout ReportBuffer
    ) {
        let path = VisibleText.leading(document.path)
        let isTalkative = !style.isQuiet && !style.isConcise
        guard document.worst != nil else {
            guard isTalkative, isNamedWhenClean, !document.repeatsFindings else { return }
            var words = document.kind.map { ["checked as " + $0.name] } ?? document.containerWords
            if !document.suppressed.isEmpty { words.append(String(document.suppressed.count) + " suppressed") }
            let details = words.isEmpty ? "" : " (" + Listing.text(words, separator: "; ") + ")"
            return text.add(VisibleText.leading(document.name) + ": " + document.cleanWords + details + "\n")
        }
        var frames = style.isConcise ? nil : Frames(document, style: style)
        var explained: [RuleID] = []
        let paint = Paint(isOn: style.isColored)
        let shift = (document.line ?? 1) - 1
        // Each finding has its line in the concise form, which programs read.
        let equals = style.isConcise ? nil : EqualFindings(document.findings)
        // (By index: to take a finding out would copy it.)
        for place in document.findings.indices where equals?.isHidden(place) != true {
            headline(document.findings[place], path: path, shift: shift, paint, to: &text)
            if let equals { text.add(equals.times(place)) }
            text.add("\n")
            guard frames != nil else { continue }
            let rule = document.findings[place].finding.rule
            let isExplained = explained.contains(rule) || !document.isForBrowsers && RuleID.shapeRules.contains(rule)
            if !isExplained { explained.append(rule) }
            frames?.write(
                document.findings[place], why: isExplained ? nil : reasons.reason(for: rule, document.cards),
                also: equals?.places(place, of: document.findings, shift: shift), to: &text)
            text.add("\n")
        }
        if document.isTruncated {
            let rest = document.counted.reduce(0) { $0 + $1.count }
            text.add(path + ": " + Counted.text(rest, "more finding") + (style.isConcise ? ", not shown\n" : ", not shown\n\n"))
        }
        if isTalkative, let verdict = VerdictText(document).sentence {
            text.add(path + (document.line.map { ":" + String($0) } ?? "") + ": " + verdict + "\n\n")
        }
        if isTalkative, document.container != nil {
            text.add(path + ": " + Listing.text(document.containerWords, separator: "; ") + "\n\n")
        }
        if isTalkative, document.isKindTold, document.line == nil, let kind = document.kind {
            text.add(path + ": checked as " + kind.name + ", detected from its members\n\n")
        }
    }

    /// `path:line:column: severity[rule]: message`
    static func headline(_ reported: ReportedFinding, path: String, shift: Int, style: TextStyle) -> String {
        var text = ReportBuffer()
        headline(reported, path: path, shift: shift, Paint(isOn: style.isColored), to: &text)
        return String(decoding: text.bytes, as: UTF8.self)
    }

    private static func headline(
        _ reported: ReportedFinding, path: String, shift: Int, _ paint: Paint, to text: inout ReportBuffer
    ) {
        paint.open("1", &text)
        text.add(path)
        text.add(":")
        text.add(decimals: reported.finding.place.line + shift)
        text.add(":")
        text.add(decimals: reported.finding.place.column)
        text.add(": ")
        paint.close(&text)
        paint.open(reported.severity, &text)
        text.add(reported.severity.word)
        text.add("[")
        text.add(reported.finding.rule.name)
        text.add("]")
        paint.close(&text)
        text.add(": ")
        text.add(VisibleText.line(reported.finding.message))
    }

    /// Returns the counts, and what a check of a document cannot cover.
    public static func closing(_ summary: Summary, style: TextStyle = TextStyle()) -> String {
        guard !style.isQuiet, !style.isConcise else { return "" }
        var text = Counted.text(summary)
        text += ". " + NotChecked.sentence(of: summary)
        if let now = summary.now { text += " Clock set to " + now + "." }
        if let configuration = summary.configuration { text += " Configuration: " + VisibleText.line(configuration) + "." }
        text += "\n"
        if summary.warnings > 0, summary.hasPassed, summary.threshold == .error {
            text += "Warnings do not fail the check. Use --fail-on warning to change that.\n"
        }
        if !summary.skipped.isEmpty, !style.isVerbose { text += "--verbose names the skipped files.\n" }
        let isClean = summary.findings == 0 && summary.suppressed == 0 && summary.failures.isEmpty && summary.skipped.isEmpty
        if style.isForTerminal, isClean, summary.hasRequest { text += whatNext }
        return style.wrapped(text) { _ in 0 }
    }

    /// Returns a hint if a document without findings still opens no payment sheet.
    private static let whatNext = """
        Nothing is wrong with the data. If the payment sheet still does not open, look at these: it must be opened from a click or \
        tap; the page must be served over HTTPS from a registered domain; merchant validation must hand over a fresh session, which \
        expires after five minutes.

        """
}

extension TextStyle {
    /// Returns text with its lines wrapped, the rest of one below a frame beside its first word.
    func wrapped(
        _ text: String,
        indent: (String) -> Int = { line in
            let start = line.prefix { $0 == " " }.count
            return line.dropFirst(start).hasPrefix("= ") ? start + 7 : start + 2
        }
    ) -> String {
        columns.map { FittedText.wrapped(text, columns: $0, indent: indent) } ?? text
    }
}

/// Terminal colours, or none.
struct Paint {
    let isOn: Bool

    func open(_ code: StaticString, _ text: inout ReportBuffer) {
        guard isOn else { return }
        text.add("\u{1B}[")
        text.add(code)
        text.add("m")
    }

    func open(_ severity: Severity, _ text: inout ReportBuffer) {
        switch severity {
        case .error: open("1;31", &text)
        case .warning: open("1;33", &text)
        case .info: open("1;36", &text)
        }
    }

    func close(_ text: inout ReportBuffer) {
        if isOn { text.add("\u{1B}[0m") }
    }

    /// A part of a frame.
    func frame(_ part: StaticString, _ text: inout ReportBuffer) {
        open("34", &text)
        text.add(part)
        close(&text)
    }
}

/// Writes text document by document.
struct TextBody: ReportBody {
    static var content: OutputContent { .text }

    private let style: TextStyle
    private var reasons = RuleReasons()

    init(style: TextStyle, isConcise: Bool) {
        var style = style
        style.isConcise = isConcise
        self.style = style
    }

    mutating func document(_ document: CheckedDocument) -> [UInt8] {
        var bytes: [UInt8] = []
        write(document, to: &bytes)
        return bytes
    }

    mutating func write(_ document: CheckedDocument, to bytes: inout [UInt8]) {
        var text = ReportBuffer(capacity: 1024 * document.findings.count)
        TextReport.write(
            document, style: style, isNamedWhenClean: style.namesClean && document.line == nil, &reasons, to: &text)
        guard style.columns != nil else { return text.append(to: &bytes) }
        bytes += style.wrapped(String(decoding: text.bytes, as: UTF8.self)).utf8
    }

    func closing(_ summary: Summary) -> [UInt8] { [UInt8](TextReport.closing(summary, style: style).utf8) }
}
