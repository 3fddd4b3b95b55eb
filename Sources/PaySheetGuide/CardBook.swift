import PaySheet

/// The cards of Apple Pay in a file, for programs that do not contain them.
package struct CardBook: Sendable {
    /// The cards in the order of their names.
    package let cards: [RuleCard]

    private static let name = "paysheet-cards"
    private static let baseMark = "@base "
    private static let cardsMark = "@cards"

    /// Returns the first line of the file for a version of paysheet.
    package static func firstLine(_ version: String) -> String { name + " " + version }

    /// Returns the text of the file.
    package static func text(_ version: String) -> String {
        var text = firstLine(version) + "\n"
        for base in SampleBase.allCases + SampleBase.others {
            text += baseMark + base.rawValue + " " + base.runner.name + " " + base.runner.command + "\n" + base.text + "\n"
        }
        return text + cardsMark + "\n" + CardTable.texts.joined(separator: "\n\n") + "\n"
    }

    /// Reads the text of a file. Returns `nil` if it is for another version.
    package init?(_ text: String, _ version: String) {
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard let first = lines.first, first.elementsEqual(CardBook.firstLine(version).utf8) else { return nil }
        let end = lines.firstIndex { $0.elementsEqual(CardBook.cardsMark.utf8) } ?? lines.endIndex
        let bases = CardBook.bases(lines[1..<max(end, 1)])
        let family = CardFamily(rule: { RuleID(code: $0) }, bases: bases, catalogs: { .applePay })
        guard end < lines.endIndex, let last = lines.last else { return nil }
        let start = lines[end].endIndex < text.utf8.endIndex ? text.utf8.index(after: lines[end].endIndex) : lines[end].endIndex
        cards = RuleCard.cards(String(text[start..<last.endIndex]), of: family)
            .inByteOrder { Array($0.name.utf8) }
    }

    /// What is not a document has no check here, so a page shows its samples without marks.
    private static func runner(_ name: String, _ command: String, isText: Bool) -> SampleRunner {
        if let kind = DocumentKind.all.first(where: { $0.name == name }) { return .document(kind) }
        return SampleRunner(name, command: command, isText: isText) { _ in [] }
    }

    private static func bases(_ lines: ArraySlice<Substring.UTF8View>) -> [SampleBase] {
        var bases: [SampleBase] = []
        var name: (base: String, runner: SampleRunner)?
        var text: [String] = []
        func close() {
            if let name { bases.append(SampleBase(name.base, name.runner, text.joined(separator: "\n"))) }
            text = []
        }
        for line in lines {
            guard line.starts(with: baseMark.utf8) else {
                text.append(String(Substring(line)))
                continue
            }
            close()
            let words = line.split(separator: 0x20).map { String(Substring($0)) }
            name =
                words.count > 3
                ? (words[1], runner(words[2], words[3...].joined(separator: " "), isText: words[1].utf8.contains(0x2E))) : nil
        }
        close()
        return bases
    }
}
