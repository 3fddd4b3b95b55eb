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

        /// The classes by which the filter finds the rule.
        var classes: String { HTMLFile.severities.filter { severities.contains($0) }.map { " has-" + $0.word }.joined() }
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

    /// Returns how many findings each rule has: the worst first, then those with most findings.
    func table(_ summary: Summary) -> String {
        let rows = summary.byRule.map { (rule: $0.key, count: $0.value, worst: entries[$0.key]?.severities.max() ?? .info) }
        var html = "<section id=\"by-rule\">\n<h2>Findings by rule</h2>\n<table>\n<thead><tr><th scope=\"col\">Rule</th>"
        html += "<th scope=\"col\">Findings</th></tr></thead>\n<tbody>\n"
        for row in rows.sorted(by: { ($1.worst, $1.count, $0.rule.name) < ($0.worst, $0.count, $1.rule.name) }) {
            let id = XMLText.escaped(row.rule.name)
            html += "<tr class=\"filtered" + (entries[row.rule]?.classes ?? "") + "\"><th scope=\"row\"><a href=\"#rule-" + id + "\">"
            html += XMLText.escaped(row.rule.title) + "</a> <code>" + id + "</code></th>"
            html += "<td class=\"" + row.worst.word + "\">" + String(row.count) + "</td></tr>\n"
        }
        return html + "</tbody>\n</table>\n</section>\n"
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
        var html = "<section class=\"rule filtered" + entry.classes + "\" id=\"rule-" + id + "\">\n<h3>" + XMLText.escaped(rule.title)
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
