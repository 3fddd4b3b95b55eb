import PaySheet
import PaySheetGuide
import PaySheetText

/// Reports as one HTML file: no script, no external resources, light and dark.
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
}

/// Keeps the findings, because the counts come before them.
struct HTMLBody: ReportBody {
    private let style: TextStyle
    private var sections: [String] = []
    private var clean = CleanDocuments()

    init(style: TextStyle) {
        var style = style
        style.isColored = false
        self.style = style
    }

    mutating func document(_ document: CheckedDocument) -> [UInt8] {
        guard !document.findings.isEmpty else {
            clean.add(document)
            return []
        }
        let name = XMLText.escaped(clean.name(of: document))
        var html = "<section>\n<h2><bdi>" + name + "</bdi></h2>\n"
        if let kind = document.kind { html += "<p class=\"kind\">checked as " + kind.name + "</p>\n" }
        var frames = Frames(document, style: style)
        var explained: Set<RuleID> = []
        for reported in document.findings {
            let isExplained = !explained.insert(reported.finding.rule).inserted
            html += article(reported, document, frames.frame(of: reported, isExplained: isExplained))
        }
        if document.isTruncated { html += "<p>There are more findings than this report shows.</p>\n" }
        sections.append(html + "</section>\n")
        return []
    }

    private func article(_ reported: ReportedFinding, _ document: CheckedDocument, _ frame: String) -> String {
        let finding = reported.finding
        let spot = ReportedPosition(finding.place, in: document)
        let place = "line " + String(spot.line) + ", column " + String(spot.column)
        let rule = XMLText.escaped(finding.rule.id)
        let linked = document.cards.card(of: finding.rule)?.link.map { "<a href=\"" + XMLText.escaped($0) + "\">" + rule + "</a>" } ?? rule
        let severity = reported.severity.word
        return "<article class=\"" + severity + "\">\n<h3><span class=\"severity\">" + severity + "</span> <bdi>"
            + XMLText.escaped(finding.message) + "</bdi></h3>\n<p class=\"place\">" + place + " · " + linked + "</p>\n"
            + "<pre tabindex=\"0\" role=\"group\" aria-label=\"" + place + "\">" + XMLText.escaped(visible: frame) + "</pre>\n</article>\n"
    }

    func closing(_ summary: Summary) -> [UInt8] {
        let verdict = summary.hasPassed ? "passed" : "failed"
        var html = HTMLPage.head(title: Edition.name + ": " + verdict)
        html +=
            "<header>\n<h1>" + Edition.name + ": " + verdict + "</h1>\n<p>" + XMLText.escaped(Counted.text(summary)) + ".</p>\n</header>\n"
        html += "<main>\n" + table(summary) + failures(summary) + sections.joined() + cleanDocuments
        html += "</main>\n<footer>\n<p>" + NotChecked.sentence
        if let now = summary.now { html += " Clock set to " + XMLText.escaped(now) + "." }
        html +=
            " Written by " + Edition.name + " " + Edition.version + ", rules of " + Edition.rules + ".</p>\n</footer>\n</body>\n</html>\n"
        return [UInt8](html.utf8)
    }

    private func table(_ summary: Summary) -> String {
        guard !summary.byRule.isEmpty else { return "" }
        var html = "<table>\n<caption>Findings by rule</caption>\n<thead><tr><th scope=\"col\">Rule</th><th scope=\"col\">Title</th>"
        html += "<th scope=\"col\">Findings</th></tr></thead>\n<tbody>\n"
        for (rule, count) in summary.byRule.sorted(by: { $0.key.id < $1.key.id }) {
            html += "<tr><th scope=\"row\">" + XMLText.escaped(rule.id) + "</th><td>" + XMLText.escaped(rule.title) + "</td><td>"
            html += String(count) + "</td></tr>\n"
        }
        return html + "</tbody>\n</table>\n"
    }

    private func failures(_ summary: Summary) -> String {
        guard !summary.failures.isEmpty else { return "" }
        var html = "<section>\n<h2>Could not be read</h2>\n<ul>\n"
        for failure in summary.failures {
            html += "<li><bdi>" + XMLText.escaped(failure.path) + "</bdi>: " + XMLText.escaped(failure.message) + "</li>\n"
        }
        return html + "</ul>\n</section>\n"
    }

    private var cleanDocuments: String {
        guard !clean.names.isEmpty else { return "" }
        var html = "<section>\n<h2>No findings</h2>\n<ul>\n"
        for name in clean.names { html += "<li><bdi>" + XMLText.escaped(name) + "</bdi></li>\n" }
        if clean.others > 0 { html += "<li>and " + String(clean.others) + " more</li>\n" }
        return html + "</ul>\n</section>\n"
    }
}
