import PaySheet
import PaySheetText

/// A file with findings: its row in the list of files, and its section with a card for each finding.
struct HTMLFile {
    private let name: String
    private let number: Int
    private let kind: String?
    private let verdict: String?
    /// The number of findings by severity: errors, warnings, infos.
    private var counts = [0, 0, 0]
    /// The cards, the worst first.
    private var cards: [HTMLCard] = []

    /// The severities in the order of the report.
    static let severities: [Severity] = [.error, .warning, .info]

    /// Returns the place of a severity in lists of counts.
    static func place(of severity: Severity) -> Int {
        switch severity {
        case .error: 0
        case .warning: 1
        case .info: 2
        }
    }

    /// Draws the cards of a document.
    ///
    /// - Parameters:
    ///   - limit: The highest number of cards of one severity in the report.
    ///   - total: The number of cards so far, by severity.
    init(_ document: CheckedDocument, name: String, number: Int, style: TextStyle, limit: Int, cards total: inout [Int]) {
        self.name = XMLText.escaped(name)
        self.number = number
        kind = document.kind.map { $0.name }
        verdict = VerdictText(document).sentence
        for reported in document.findings { counts[HTMLFile.place(of: reported.severity)] += 1 }
        for others in document.counted { counts[HTMLFile.place(of: others.severity)] += others.count }
        let places = [0, 1, 2].filter { counts[$0] > 0 && total[$0] < limit }
        guard !places.isEmpty else { return }
        var frames = Frames(document, style: style)
        for place in places {
            for reported in document.findings where HTMLFile.place(of: reported.severity) == place {
                guard total[place] < limit else { break }
                total[place] += 1
                cards.append(HTMLCard(reported, document, &frames, name: name, id: String(number) + "-" + String(cards.count + 1)))
            }
        }
    }

    /// The classes for the filter.
    private var classes: String {
        zip(counts, HTMLFile.severities).filter { $0.0 > 0 }.map { " has-" + $0.1.word }.joined()
    }

    /// The row in the list of files.
    var row: String {
        var html =
            "<tr class=\"filtered" + classes + "\"><th scope=\"row\"><a href=\"#file-" + String(number) + "\"><bdi>" + name
            + "</bdi></a></th>"
        for (count, severity) in zip(counts, HTMLFile.severities) {
            html += count > 0 ? "<td class=\"" + severity.word + "\">" + String(count) + "</td>" : "<td>0</td>"
        }
        return html + "</tr>\n"
    }

    /// Returns the section with as many cards as are left, by severity.
    func section(_ left: inout [Int], _ rules: inout HTMLRules) -> String {
        var html = "<section class=\"file filtered" + classes + "\" id=\"file-" + String(number) + "\">\n<h3><bdi>" + name + "</bdi></h3>\n"
        if let kind { html += "<p class=\"kind\">checked as " + XMLText.escaped(kind) + "</p>\n" }
        if let verdict { html += "<p class=\"verdict\"><bdi>" + XMLText.escaped(verdict) + "</bdi></p>\n" }
        var shown = 0
        for card in cards where left[HTMLFile.place(of: card.severity)] > 0 {
            left[HTMLFile.place(of: card.severity)] -= 1
            shown += 1
            rules.link(card)
            html += card.markup
        }
        let rest = counts.reduce(0, +) - shown
        if rest > 0 { html += "<p class=\"note\">" + Counted.text(rest, "more finding") + " of this file without a card.</p>\n" }
        return html + "</section>\n"
    }
}
