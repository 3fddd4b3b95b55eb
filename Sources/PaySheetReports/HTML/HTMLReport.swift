import PaySheet
import PaySheetGuide
import PaySheetText

/// Reports as one HTML file: no script, no external resources, light and dark.
///
/// The worst findings come first, and a filter without a script shows one severity alone.
///
/// ```swift
/// try file.write(Array(HTMLReport.html(report).utf8))
/// ```
public enum HTMLReport {
    /// Returns a whole report.
    ///
    /// - Parameter style: Whether personal values are shown; other settings have no effect here.
    public static func html(_ report: Report, style: TextStyle = TextStyle()) -> String {
        String(decoding: ReportWriter.bytes(report, as: .html, style: style), as: UTF8.self)
    }

    /// The limit for findings with a card. Errors come first; the report counts the rest.
    public static let maximumFindings = 1000
    /// The limit for files by name. Files with errors come first; the report counts the rest.
    public static let maximumFiles = 1000
}

/// Keeps the findings, because the counts come before them, and the worst first.
package struct HTMLBody: ReportBody {
    package static var content: OutputContent { .html }

    private let style: TextStyle
    private let limit: Int
    /// The files by their worst severity: errors, warnings, infos.
    private var files: [[HTMLFile]] = [[], [], []]
    private var clean = CleanDocuments(limit: HTMLReport.maximumFiles)
    /// The number of cards by severity.
    private var cards = [0, 0, 0]
    /// The number of files with findings that are not listed by name.
    private var unnamed = 0
    private var rules = HTMLRules()

    package init(style: TextStyle, limit: Int = HTMLReport.maximumFindings) {
        var style = style
        style.isColored = false
        self.style = style
        self.limit = limit
    }

    package mutating func document(_ document: CheckedDocument) -> [UInt8] {
        guard let worst = document.worst else {
            clean.add(document)
            return []
        }
        let place = HTMLFile.place(of: worst)
        for reported in document.findings { rules.note(reported.finding.rule, reported.severity, document.cards) }
        for rest in document.counted { rules.note(rest.rule, rest.severity, document.cards) }
        guard files[place].count < HTMLReport.maximumFiles else {
            unnamed += 1
            return []
        }
        let number = files.reduce(1) { $0 + $1.count }
        files[place].append(
            HTMLFile(document, name: clean.name(of: document), number: number, style: style, limit: limit, cards: &cards))
        return []
    }

    package mutating func closing(_ summary: Summary) -> [UInt8] {
        let named = Array(files.joined().prefix(HTMLReport.maximumFiles))
        // Errors take the places for cards first, then warnings.
        let allowed = cards.reduce(into: (left: limit, counts: [Int]())) { result, count in
            result.counts.append(min(count, result.left))
            result.left -= result.counts.last ?? 0
        }.counts
        var left = allowed
        var sections = ""
        for file in named { sections += file.section(&left, &rules) }
        let shown = allowed.reduce(0, +) - left.reduce(0, +)

        let verdict = RunVerdict(summary)
        var html = HTMLPage.head(title: Edition.name + ": " + verdict.heading(summary))
        html += header(summary, verdict)
        html += "<main>\n" + HTMLBody.list("unreadable", "Could not be read", summary.failures.map { ($0.path, $0.message) })
        if summary.findings > 0 { html += rules.table(summary) }
        html += HTMLBody.list("unreached", "Not reached", summary.unreached.map { ($0.name, $0.reason) })
        if summary.findings > 0 {
            html += "<section id=\"findings\">\n<h2>Findings</h2>\n"
            if shown < summary.findings {
                html += "<p class=\"note\">This page shows " + String(shown) + " of " + Counted.text(summary.findings, "finding")
                html +=
                    ", errors first. The other " + String(summary.findings - shown) + " only count."
                    + (summary.isTruncated ? "" : " The JSON report has all.") + "</p>\n"
            }
            html += sections + "</section>\n"
        }
        html += index(named, others: files.joined().count - named.count + unnamed)
        html += HTMLBody.list("skipped", "Skipped", summary.skipped.map { ($0.path, $0.reason) })
        if summary.findings > 0 { html += rules.section(summary) }
        return [UInt8]((html + "</main>\n" + footer(summary) + "</body>\n</html>\n").utf8)
    }

    // MARK: The parts

    private func header(_ summary: Summary, _ verdict: RunVerdict) -> String {
        var html = "<a class=\"skip\" href=\"#" + (summary.findings > 0 ? "findings" : "files") + "\">Skip to the "
        html +=
            (summary.findings > 0 ? "findings" : "files") + "</a>\n<header>\n<h1>" + Edition.name + ": <span class=\"" + verdict.rawValue
            + "\">"
        html += verdict.heading(summary) + "</span></h1>\n<p>" + XMLText.escaped(Counted.text(summary)) + ".</p>\n<dl class=\"facts\">\n"
        html += "<div><dt>Date</dt><dd>" + (summary.now.map { XMLText.escaped($0) } ?? "not stated; --now sets it") + "</dd></div>\n"
        if let configuration = summary.configuration {
            html += "<div><dt>Configuration</dt><dd><bdi>" + XMLText.escaped(configuration) + "</bdi></dd></div>\n"
        }
        html += "<div><dt>Version</dt><dd>" + Edition.name + " " + Edition.version + ", rules of " + Edition.rules + "</dd></div>\n</dl>\n"
        html += filter(summary) + "<nav aria-label=\"Parts of the report\">\n<ul>\n"
        if !summary.failures.isEmpty { html += "<li><a href=\"#unreadable\">Could not be read</a></li>\n" }
        if !summary.unreached.isEmpty { html += "<li><a href=\"#unreached\">Not reached</a></li>\n" }
        if summary.findings > 0 { html += "<li><a href=\"#by-rule\">Findings by rule</a></li>\n" }
        if summary.findings > 0 { html += "<li><a href=\"#findings\">Findings</a></li>\n" }
        html += "<li><a href=\"#files\">Files</a></li>\n"
        if !summary.skipped.isEmpty { html += "<li><a href=\"#skipped\">Skipped</a></li>\n" }
        if summary.findings > 0 { html += "<li><a href=\"#rules\">Rules</a></li>\n" }
        return html + "</ul>\n</nav>\n</header>\n"
    }

    /// Returns the choice of a severity. The style sheet hides the others.
    private func filter(_ summary: Summary) -> String {
        guard summary.findings > 0 else { return "" }
        var html = "<fieldset>\n<legend>Show</legend>\n"
        let choices = [
            ("all", "All", summary.findings), ("error", "Errors", summary.errors), ("warning", "Warnings", summary.warnings),
            ("info", "Infos", summary.infos),
        ]
        for (name, title, count) in choices where count > 0 {
            let isChecked = name == "all" ? " checked" : ""
            html +=
                "<input type=\"radio\" name=\"show\" id=\"show-" + name + "\"" + isChecked + "><label for=\"show-" + name + "\" class=\""
            html += name + "\">" + title + " <span class=\"count\">" + String(count) + "</span></label>\n"
        }
        return html + "</fieldset>\n"
    }

    /// Returns files with a text each, up to a reasonable number.
    private static func list(_ id: String, _ title: String, _ files: [(path: String, text: String)]) -> String {
        guard !files.isEmpty else { return "" }
        var html = "<section id=\"" + id + "\">\n<h2>" + title + "</h2>\n<ul>\n"
        for file in files.prefix(HTMLReport.maximumFiles) {
            html += "<li><bdi>" + XMLText.escaped(file.path) + "</bdi>: " + XMLText.escaped(file.text) + "</li>\n"
        }
        let rest = files.count - HTMLReport.maximumFiles
        return html + (rest > 0 ? "<li>and " + String(rest) + " more</li>\n" : "") + "</ul>\n</section>\n"
    }

    /// Returns the list of files: those with findings, the worst first, and those without.
    private func index(_ named: [HTMLFile], others: Int) -> String {
        var html = "<section id=\"files\">\n<h2>Files</h2>\n"
        guard !named.isEmpty || !clean.names.isEmpty else { return html + "<p>No document was checked.</p>\n</section>\n" }
        html += "<table>\n<thead><tr><th scope=\"col\">File</th><th scope=\"col\">Errors</th><th scope=\"col\">Warnings</th>"
        html += "<th scope=\"col\">Infos</th></tr></thead>\n<tbody>\n"
        for file in named { html += file.row }
        if others > 0 {
            html += "<tr><td colspan=\"4\">and " + Counted.text(others, "more file") + " with findings</td></tr>\n"
        }
        for name in clean.names {
            html +=
                "<tr class=\"filtered\"><th scope=\"row\"><bdi>" + XMLText.escaped(name)
                + "</bdi></th><td colspan=\"3\">no findings</td></tr>\n"
        }
        if clean.others > 0 {
            html +=
                "<tr class=\"filtered\"><td colspan=\"4\">and " + Counted.text(clean.others, "more file") + " without findings</td></tr>\n"
        }
        return html + "</tbody>\n</table>\n</section>\n"
    }

    private func footer(_ summary: Summary) -> String {
        var html = "<footer>\n<p>" + NotChecked.sentence(of: summary)
        if let now = summary.now { html += " Clock set to " + XMLText.escaped(now) + "." }
        return html + " Written by " + Edition.name + " " + Edition.version + ", rules of " + Edition.rules + ".</p>\n</footer>\n"
    }
}
