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

    init(_ reported: ReportedFinding, _ document: CheckedDocument, _ frames: Frames, name: String, id: String) {
        let finding = reported.finding
        let position = ReportedPosition(finding.place, in: document)
        let spot = "line " + String(position.line) + ", column " + String(position.column)
        severity = reported.severity
        rule = finding.rule
        anchor = "finding-" + id
        // The name of a record has its line.
        place = document.line == nil ? name + ":" + String(position.line) : name
        let word = severity.word
        let rule = XMLText.escaped(finding.rule.id)
        var html = "<article class=\"" + word + "\" id=\"" + anchor + "\">\n<h4><span class=\"severity\">" + word + "</span> <bdi>"
        html += XMLText.escaped(finding.message) + "</bdi></h4>\n<p class=\"place\"><a href=\"#" + anchor + "\">" + spot + "</a> · "
        html += "<a href=\"#rule-" + rule + "\">" + rule + "</a></p>\n"
        html += "<pre tabindex=\"0\" role=\"group\" aria-label=\"" + spot + "\">"
        html += XMLText.escaped(visible: frames.frame(of: reported, isExplained: true)) + "</pre>\n"
        if let reason = document.cards.card(of: finding.rule)?.reason, !reason.isEmpty {
            html += "<p class=\"why\">" + XMLText.escaped(reason) + ".</p>\n"
        }
        markup = html + "</article>\n"
    }
}
