package import PaySheet

/// The cards of several catalogs in a file, for programs that do not contain them.
package struct CardBook: Sendable {
    /// The cards of each catalog in the order of their names.
    private var chapters: [(catalog: String, cards: [RuleCard])] = []

    private static let name = "paysheet-cards"
    private static let baseMark = "@base "
    private static let cardsMark = "@cards "

    /// Returns the first line of the file for a version of paysheet.
    package static func firstLine(_ version: String) -> String { name + " " + version }

    /// Returns the text of the file.
    package static func text(_ version: String, _ chapters: [CardChapter]) -> String {
        var text = firstLine(version) + "\n"
        for chapter in chapters {
            for base in chapter.bases {
                text += baseMark + base.rawValue + " " + base.runner.name + " " + base.runner.command + "\n" + base.text + "\n"
            }
            text += cardsMark + chapter.catalog + "\n" + chapter.texts.joined(separator: "\n\n") + "\n"
        }
        return text
    }

    /// Reads the text of a file. Returns `nil` if it is for another version, or has no cards of one of the catalogs.
    package init?(_ text: String, _ version: String, _ catalogs: [Catalog]) {
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard let first = lines.first, first.elementsEqual(CardBook.firstLine(version).utf8) else { return nil }
        var bases: [SampleBase] = []
        let marks = lines.indices.filter {
            lines[$0].starts(with: CardBook.baseMark.utf8) || lines[$0].starts(with: CardBook.cardsMark.utf8)
        }
        for (mark, end) in zip(marks, marks.dropFirst() + [lines.endIndex]) {
            let words = lines[mark].split(separator: 0x20).map { String(Substring($0)) }
            // Cannot trap: the next mark, or the end, is after this one.
            let content = CardBook.content(lines[(mark + 1)..<end], of: text)
            if lines[mark].starts(with: CardBook.cardsMark.utf8) {
                guard let place = catalogs.firstIndex(where: { words.last == $0.name }) else { continue }
                let set = CatalogSet(catalogs[0], Array(catalogs[...place].dropFirst()))
                let rules = catalogs[place].rules
                let family = CardFamily(
                    rule: { rules.codes.contains($0) ? rules.rule($0) : RuleID(code: $0) }, bases: bases, catalogs: { set })
                chapters.append((catalogs[place].name, RuleCard.cards(content, of: family).inByteOrder { Array($0.name.utf8) }))
            } else if words.count > 3 {
                let runner = CardBook.runner(words[2], words[3...].joined(separator: " "), isText: words[1].utf8.contains(0x2E), catalogs)
                bases.append(SampleBase(words[1], runner, content))
            }
        }
        guard catalogs.allSatisfy({ catalog in chapters.contains { $0.catalog == catalog.name } }) else { return nil }
    }

    /// Returns the cards of a catalog.
    package func cards(of catalog: Catalog) -> [RuleCard] { chapters.first { $0.catalog == catalog.name }?.cards ?? [] }

    /// What is not a document has no check here, so a page shows its samples without marks.
    private static func runner(_ name: String, _ command: String, isText: Bool, _ catalogs: [Catalog]) -> SampleRunner {
        if let kind = catalogs.lazy.flatMap({ $0.kinds }).first(where: { $0.name == name }) { return .document(kind) }
        return SampleRunner(name, command: command, isText: isText) { _ in [] }
    }

    /// Lines that are neighbours in a text.
    private static func content(_ lines: ArraySlice<Substring.UTF8View>, of text: String) -> String {
        guard let first = lines.first, let last = lines.last else { return "" }
        return String(text[first.startIndex..<last.endIndex])
    }
}
