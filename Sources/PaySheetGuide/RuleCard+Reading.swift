import PaySheet

/// A piece of the text of a card.
typealias CardText = Substring.UTF8View

extension RuleCard {
    /// Reads the cards of a topic from the text that the generator made of their files.
    ///
    /// An empty line separates cards. The first lines of a card have one value each; the wrong samples follow, and after the line
    /// `right` the right ones.
    package static func cards(_ text: String, of family: CardFamily = .applePay) -> [RuleCard] {
        var cards: [RuleCard] = []
        var lines: [CardText] = []
        for line in Substring(text).utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if line.isEmpty {
                if let card = RuleCard(lines, family) { cards.append(card) }
                lines = []
            } else {
                lines.append(line)
            }
        }
        if let card = RuleCard(lines, family) { cards.append(card) }
        return cards
    }

    /// Reads the lines of one card.
    private init?(_ lines: [CardText], _ family: CardFamily) {
        guard lines.count >= 13, let code = UInt16(lines[0].string) else { return nil }
        id = family.rule(code)
        self.family = family
        name = lines[1].string
        title = lines[2].string
        severity = Severity.allCases.first { lines[3].elementsEqual($0.word.utf8) } ?? .warning
        group = Group.allCases.first { lines[4].elementsEqual($0.word.utf8) } ?? .correct
        scope = Scope.allCases.first { lines[5].elementsEqual($0.word.utf8) } ?? .document
        edition = RuleEdition(lines[6]) ?? .first
        what = lines[7].string
        why = lines[8].string
        instead = lines[9].string
        sources = lines[10].isNothing ? [] : lines[10].words.map { $0.string }
        link = lines[11].isNothing ? nil : lines[11].string
        origin = lines[12].isNothing ? nil : lines[12].string
        let border = lines[13...].firstIndex { $0.elementsEqual("right".utf8) } ?? lines.endIndex
        samples = (RuleCard.joined(lines[13..<border]), RuleCard.joined(lines[border...].dropFirst()))
    }

    private static func joined(_ lines: ArraySlice<CardText>) -> String {
        guard let first = lines.first, let last = lines.last else { return "" }
        // The lines are neighbours in one text.
        return String(Substring(first).base[first.startIndex..<last.endIndex])
    }
}

extension RuleEdition {
    /// Reads an edition such as `2026.11`.
    fileprivate init?(_ text: CardText) {
        let parts = text.split(separator: UInt8(ascii: "."))
        guard parts.count == 2, let year = Int(parts[0].string), let month = Int(parts[1].string) else { return nil }
        self.init(year: year, month: month)
    }
}

extension CardText {
    /// The text as a string of its own.
    var string: String { String(Substring(self)) }

    /// What a line without a value has.
    fileprivate var isNothing: Bool { elementsEqual("-".utf8) }

    /// The pieces between the spaces.
    var words: [CardText] { split(separator: UInt8(ascii: " ")) }

    /// The first word, and what follows the space behind it.
    var firstWord: (word: CardText, rest: CardText) {
        guard let space = firstIndex(of: UInt8(ascii: " ")) else { return (self, self[endIndex...]) }
        return (self[..<space], self[index(after: space)...])
    }
}
