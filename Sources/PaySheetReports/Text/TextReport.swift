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

    /// Creates a plain and complete style, or one with some changes.
    public init(
        isColored: Bool = false, showsPersonal: Bool = false, isConcise: Bool = false, isQuiet: Bool = false, namesClean: Bool = true
    ) {
        self.isColored = isColored
        self.showsPersonal = showsPersonal
        self.isConcise = isConcise
        self.isQuiet = isQuiet
        self.namesClean = namesClean
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
        for document in report.documents { text += self.document(document, style: style) }
        return text + closing(report.summary, style: style)
    }

    /// Returns the findings of one document, or a line for a clean one.
    ///
    /// - Parameter isNamedWhenClean: Whether a clean document has a line, unless the style is quiet or concise.
    public static func document(_ document: CheckedDocument, style: TextStyle = TextStyle(), isNamedWhenClean: Bool = true) -> String {
        let path = VisibleText.leading(document.path)
        let isTalkative = !style.isQuiet && !style.isConcise
        guard !document.findings.isEmpty else {
            guard isTalkative, isNamedWhenClean else { return "" }
            var words = document.kind.map { ["checked as " + $0.name] } ?? []
            if !document.suppressed.isEmpty { words.append(String(document.suppressed.count) + " suppressed") }
            return path + ": no findings" + (words.isEmpty ? "" : " (" + Listing.text(words, separator: "; ") + ")") + "\n"
        }
        let frames = style.isConcise ? nil : Frames(document, style: style)
        var text = ""
        var explained: Set<RuleID> = []
        for reported in document.findings {
            text += headline(reported, path: path, shift: (document.line ?? 1) - 1, style: style) + "\n"
            guard let frames else { continue }
            text += frames.frame(of: reported, isExplained: !explained.insert(reported.finding.rule).inserted)
            text += "\n"
        }
        if document.isTruncated { text += path + ": there are more findings than this report shows\n" + (style.isConcise ? "" : "\n") }
        if isTalkative, case .throws(let exception) = document.safari { text += verdict(exception, document.kind, path) }
        if isTalkative, document.isKindTold, document.line == nil, let kind = document.kind {
            text += path + ": checked as " + kind.name + ", detected from its members\n\n"
        }
        return text
    }

    /// Returns the message of the developer console, and its subject.
    private static func verdict(_ exception: SafariVerdict.Exception, _ kind: DocumentKind?, _ path: String) -> String {
        let place = exception.pointer.isEmpty ? "" : " at " + VisibleText.line(exception.pointer)
        return path + ": Safari throws \"" + exception.kind.name + "\" " + moment(exception.stage, kind) + ": " + exception.rule.id + place
            + "\n\n"
    }

    private static func moment(_ stage: SafariVerdict.Stage, _ kind: DocumentKind?) -> String {
        let isW3C = kind == .constructorArguments || kind == .paymentMethodRequest || kind == .modifier || kind == .paymentDetailsUpdate
        switch stage {
        case .construct:
            return kind == .paymentError ? "in new ApplePayError()" : isW3C ? "in new PaymentRequest()" : "in new ApplePaySession()"
        case .show: return isW3C ? "in show()" : "before the payment sheet is ready"
        case .update: return isW3C ? "in updateWith()" : "when the update is handed over"
        case .complete: return "when the payment is completed"
        }
    }

    /// `path:line:column: severity[rule]: message`
    static func headline(_ reported: ReportedFinding, path: String, shift: Int, style: TextStyle) -> String {
        let finding = reported.finding
        let place = path + ":" + String(finding.place.line + shift) + ":" + String(finding.place.column) + ": "
        let paint = Paint(isOn: style.isColored)
        let label = paint.severity(reported.severity.word + "[" + finding.rule.id + "]", reported.severity)
        return paint.bold(place) + label + ": " + VisibleText.line(finding.message)
    }

    /// Returns the counts, and what a check of a document cannot cover.
    public static func closing(_ summary: Summary, style: TextStyle = TextStyle()) -> String {
        guard !style.isQuiet, !style.isConcise else { return "" }
        var text = Counted.text(summary)
        text += ". " + NotChecked.sentence
        if let now = summary.now { text += " Clock set to " + now + "." }
        text += "\n"
        if summary.findings == 0, summary.suppressed == 0, summary.failures.isEmpty, summary.documents > 0, summary.hasRequest {
            text += whatNext
        }
        return text
    }

    /// Returns a hint if a document without findings still opens no payment sheet.
    private static let whatNext = """
        Nothing is wrong with the data. If the payment sheet still does not open, look at these: it must be opened from a click or \
        tap; the page must be served over HTTPS from a registered domain; merchant validation must hand over a fresh session, which \
        expires after five minutes.

        """
}

/// Terminal colours, or none.
struct Paint {
    let isOn: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func frame(_ text: String) -> String { wrap(text, "34") }

    func severity(_ text: String, _ severity: Severity) -> String {
        switch severity {
        case .error: wrap(text, "1;31")
        case .warning: wrap(text, "1;33")
        case .info: wrap(text, "1;36")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[" + code + "m" + text + "\u{1B}[0m" : text }
}

/// Writes text document by document.
struct TextBody: ReportBody {
    private let style: TextStyle

    init(style: TextStyle, isConcise: Bool) {
        var style = style
        style.isConcise = isConcise
        self.style = style
    }

    func document(_ document: CheckedDocument) -> [UInt8] {
        [UInt8](TextReport.document(document, style: style, isNamedWhenClean: style.namesClean && document.line == nil).utf8)
    }

    func closing(_ summary: Summary) -> [UInt8] { [UInt8](TextReport.closing(summary, style: style).utf8) }
}
