import PaySheet
import PaySheetExamples
import PaySheetGuide
import PaySheetShapes
import PaySheetText

/// Something that a search by words can find.
struct SearchEntry {
    let kind: Kind
    let title: String
    /// The part of the title that says what it is about.
    let subject: String
    /// What it is about, in a sentence.
    let text: String
    /// Other words by which it is found.
    let others: String
    /// The command or page that goes on.
    let next: String
    /// Whether it is about Apple Pay itself, and not about a neighbor of it.
    let isCentral: Bool

    /// The kinds of entries, by their words in JSON.
    enum Kind: String {
        case page, command, topic, rule, member, message, sample

        /// How much the kind counts, in eighths.
        var weight: Int {
            switch self {
            case .page: 10
            case .command, .topic, .member, .sample: 9
            case .rule: 8
            case .message: 6
            }
        }
    }

    private init(
        _ kind: Kind, _ title: String, subject: String? = nil, _ text: String, others: String = "", next: String, isCentral: Bool = true
    ) {
        (self.kind, self.title, self.subject) = (kind, title, subject ?? title)
        (self.text, self.others, self.next, self.isCentral) = (text, others, next, isCentral)
    }

    /// Everything that can be found, in the order that counts between equal ones.
    static func all(in catalogs: CatalogList) -> [SearchEntry] {
        let cards = catalogs.cards
        return pages + examples(catalogs) + topics(cards) + members(catalogs) + rules(cards) + messages(catalogs)
    }

    /// Pages with their headings, commands and sample documents.
    private static var pages: [SearchEntry] {
        var entries: [SearchEntry] = []
        var (file, title) = ("", "")
        for line in GuidePages.text.utf8.split(separator: 0x0A) {
            let cells = line.split(separator: UInt8(ascii: "|"), maxSplits: 2, omittingEmptySubsequences: false)
                .map { String(Substring($0)) }
            guard cells.count == 3 else { continue }
            if cells[0].hasPrefix("@") {
                entries.append(sample(String(Substring(cells[0].utf8.dropFirst()))))
            } else if cells[0].hasPrefix("#") {
                entries.append(
                    SearchEntry(
                        .page, title + ": " + cells[1], subject: cells[1], cells[2], others: title, next: "Docs/" + file + cells[0]))
            } else if cells[0].hasPrefix("$") {
                entries.append(SearchEntry(.command, "paysheet " + cells[1], cells[2], next: "paysheet help " + cells[1]))
            } else {
                (file, title) = (cells[0], cells[1])
                entries.append(SearchEntry(.page, title, cells[2], next: "Docs/" + file))
            }
        }
        return entries
    }

    /// A sample document, whose name says what it shows.
    private static func sample(_ path: String) -> SearchEntry {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        let name = String(Substring((parts.last ?? "").utf8.prefix { $0 != UInt8(ascii: ".") })).replacing(text: "-", with: " ")
        let next = "Examples/Documents/" + path
        return SearchEntry(.sample, name, "A sample document among " + (parts.first ?? "") + ".", next: next)
    }

    private static func examples(_ catalogs: CatalogList) -> [SearchEntry] {
        catalogs.examples.map { form in
            let command = "paysheet example " + form.name
            return SearchEntry(.command, command, "Prints a valid example: " + form.kind.name + ".", next: command)
        }
    }

    private static func topics(_ cards: [RuleCard]) -> [SearchEntry] {
        var titles: [String: String] = [:]
        for card in cards { titles[card.topic, default: ""] += card.title + ". " }
        return titles.keys.inByteOrder { Array($0.utf8) }.map { topic in
            SearchEntry(
                .topic, topic, "The rules about this topic.", others: titles[topic] ?? "", next: "paysheet explain " + topic)
        }
    }

    private static func rules(_ cards: [RuleCard]) -> [SearchEntry] {
        cards.map { card in
            SearchEntry(
                .rule, card.name + ": " + card.title, card.what, others: card.why + " " + card.instead,
                next: "paysheet explain " + card.name, isCentral: card.isAboutDocuments)
        }
    }

    /// Dictionaries and their members.
    private static func members(_ catalogs: CatalogList) -> [SearchEntry] {
        var entries: [SearchEntry] = []
        for shape in catalogs.tables.concrete {
            // The pages of other catalogs are in folders of their own; the documentation has the same members.
            let isCentral = shape.group != .other
            let next = isCentral ? "Docs/Reference/" + shape.name + ".md" : shape.link
            entries.append(SearchEntry(.member, shape.name, shape.summary, next: next, isCentral: isCentral))
            for member in shape.members {
                entries.append(
                    SearchEntry(.member, shape.name + "." + member.name, member.summary, next: next, isCentral: isCentral))
            }
        }
        return entries
    }

    private static func messages(_ catalogs: CatalogList) -> [SearchEntry] {
        catalogs.messages.map { message in
            let pieces = message.text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).enumerated()
            let text = pieces.map { $0.offset % 2 == 0 ? String(Substring($0.element)) : "…" }.joined()
            let first = message.causes.first
            let next =
                message.page.map { "Docs/" + $0 } ?? first?.rules.first.map { "paysheet explain " + $0 }
                ?? "paysheet explain " + quoted(text)
            return SearchEntry(
                .message, text + " (" + message.source + ")", subject: text, plain(first?.what ?? ""),
                others: message.causes.dropFirst().map { $0.what }.joined(separator: " "), next: next)
        }
    }

    private static func plain(_ text: String) -> String { text.replacing(text: "%", with: "") }

    /// Returns a text as one word of a shell.
    private static func quoted(_ text: String) -> String { "'" + text.replacing(text: "'", with: "'\\''") + "'" }
}
