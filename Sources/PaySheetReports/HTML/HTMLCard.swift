import PaySheet
import PaySheetGuide
import PaySheetText

/// The card of one finding.
struct HTMLCard {
    let severity: Severity
    let rule: RuleID
    /// The anchor of the card.
    let anchor: String
    /// The file and the line.
    let place: String
    let markup: String

    init(_ reported: ReportedFinding, _ document: CheckedDocument, _ frames: inout Frames, name: String, id: String) {
        let finding = reported.finding
        let position = ReportedPosition(finding.place, in: document)
        let spot = "line " + String(position.line) + ", column " + String(position.column)
        severity = reported.severity
        rule = finding.rule
        anchor = "finding-" + id
        // The name of a record has its line.
        place = document.line == nil ? name + ":" + String(position.line) : name
        let word = severity.word
        let rule = XMLText.escaped(finding.rule.name)
        var html = "<article class=\"" + word + "\" id=\"" + anchor + "\">\n<h4><span class=\"severity\">" + word + "</span> <bdi>"
        html += XMLText.escaped(finding.message) + "</bdi></h4>\n<p class=\"place\"><a href=\"#" + anchor + "\">" + spot + "</a> · "
        html += "<a href=\"#rule-" + rule + "\">" + rule + "</a></p>\n"
        let excerpt = frames.excerpt(of: reported)
        if !excerpt.isEmpty {
            html += "<pre tabindex=\"0\" role=\"group\" aria-label=\"" + spot + "\">" + XMLText.escaped(visible: excerpt) + "</pre>\n"
        }
        if let help = finding.help { html += HTMLCard.line("Help", "<bdi>" + XMLText.escaped(help) + "</bdi>") }
        if let fix = HTMLCard.fix(reported, frames) { html += HTMLCard.line("Fix", fix) }
        if let reason = document.cards.card(of: finding.rule)?.reason, !reason.isEmpty {
            html += HTMLCard.line("Why", XMLText.escaped(reason) + ".")
        }
        markup = html + "</article>\n"
    }

    private static func line(_ title: String, _ text: String) -> String {
        "<p><span class=\"quiet\">" + title + "</span> " + text + "</p>\n"
    }

    /// Returns how to fix the finding.
    private static func fix(_ reported: ReportedFinding, _ frames: Frames) -> String? {
        if let obstacle = reported.obstacle {
            return "by hand: it would cause " + XMLText.escaped(obstacle.rule.name) + ", so correct that, too"
        }
        guard let fix = reported.finding.fix, let operand = frames.operand else { return nil }
        let option = fix.safety == .risky ? "--include-risky " : ""
        return fix.safety.word + ": <code>paysheet fix " + option + XMLText.escaped(visible: operand) + "</code>"
            + (reported.remainder.map { "; then " + XMLText.escaped($0.name) + " remains" } ?? "")
    }
}
