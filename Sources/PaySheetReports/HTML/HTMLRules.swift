import PaySheet
import PaySheetGuide
import PaySheetText

/// The rules of the findings: a card for each, with links to its findings.
struct HTMLRules {
    private var entries: [RuleID: Entry] = [:]

    private struct Entry {
        var card: RuleCard?
        var severities: Set<Severity> = []
        /// Links to the first cards of findings.
        var links: [String] = []
    }

    /// The limit for links of a rule; further findings are counted.
    private static let mostLinks = 20

    /// Takes note of the rule of a finding, whether the finding has a card or not.
    mutating func note(_ rule: RuleID, _ severity: Severity, _ cards: RuleCards) {
        entries[rule, default: Entry(card: cards.card(of: rule))].severities.insert(severity)
    }

    /// Adds a link to the card of a finding.
    mutating func link(_ card: HTMLCard) {
        guard entries[card.rule, default: Entry()].links.count < HTMLRules.mostLinks else { return }
        entries[card.rule]?.links.append(
            "<li><a href=\"#" + card.anchor + "\"><bdi>" + XMLText.escaped(card.place) + "</bdi></a></li>\n")
    }

    /// Returns the part of the report about the rules, in the order of their names.
    func section(_ summary: Summary) -> String {
        var html = "<section id=\"rules\">\n<h2>Rules</h2>\n"
        for (rule, count) in summary.byRule.inByteOrder(of: { Array($0.key.name.utf8) }) { html += card(rule, count) }
        return html + "</section>\n"
    }

    private func card(_ rule: RuleID, _ count: Int) -> String {
        let entry = entries[rule] ?? Entry()
        let id = XMLText.escaped(rule.name)
        let classes = HTMLFile.severities.filter { entry.severities.contains($0) }.map { " has-" + $0.word }.joined()
        var html = "<section class=\"rule filtered" + classes + "\" id=\"rule-" + id + "\">\n<h3>" + XMLText.escaped(rule.title)
        html += "</h3>\n<p class=\"place\"><code>" + id + "</code> · " + Counted.text(count, "finding") + "</p>\n"
        if let card = entry.card {
            html += "<p>" + XMLText.escaped(card.what) + "</p>\n<dl>\n<div><dt>Why</dt><dd>" + XMLText.escaped(card.why) + "</dd></div>\n"
            html += "<div><dt>Instead</dt><dd>" + XMLText.escaped(card.instead) + "</dd></div>\n</dl>\n<p class=\"more\">"
            if let link = card.link { html += "<a href=\"" + XMLText.escaped(link) + "\">Documentation</a> · " }
            html += "<code>paysheet explain " + id + "</code></p>\n"
        }
        guard !entry.links.isEmpty else { return html + "</section>\n" }
        html += "<ul class=\"links\" aria-label=\"Findings of " + id + "\">\n" + entry.links.joined()
        if count > entry.links.count { html += "<li>and " + String(count - entry.links.count) + " more</li>\n" }
        return html + "</ul>\n</section>\n"
    }
}
