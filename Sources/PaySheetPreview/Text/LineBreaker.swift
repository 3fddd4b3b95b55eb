import PaySheet

/// Breaks text into lines: at spaces, after hyphens, between East Asian characters, and within a word only if needed. It never splits a
/// visible character.
package struct LineBreaker: Sendable {
    /// The width of a line.
    package let width: Int
    /// The highest number of lines.
    package let limit: Int
    /// Returns the width of a character.
    package let measure: @Sendable (Character) -> Int

    /// Creates a line breaker with a width and a number of lines, in the unit of the measure.
    package init(width: Int, limit: Int, measure: @escaping @Sendable (Character) -> Int) {
        self.width = width
        self.limit = limit
        self.measure = measure
    }

    /// Returns the width of a text in one line.
    package func width(of text: String) -> Int { text.reduce(0) { $0 + measure($1) } }

    /// Returns whether a label has a place beside a value without a break in a word that a whole line would hold.
    ///
    /// - Parameter room: The width that the value leaves.
    func hasPlace(for label: String, in room: Int) -> Bool {
        let word = widestWord(of: label)
        return word <= room || word > width
    }

    /// Returns the width of the widest part of a text that has no place for a break.
    private func widestWord(of text: String) -> Int {
        var (widest, current) = (0, 0)
        var before: Character?
        for character in text {
            if let before, LineBreaker.mayBreak(before, character) { current = 0 }
            if character != " " { current += measure(character) }
            widest = max(widest, current)
            before = character
        }
        return widest
    }

    /// Breaks a text.
    package func broken(_ text: String) -> BrokenText {
        let characters = Array(text)
        var lines: [String] = []
        var start = 0
        while start < characters.count {
            while start < characters.count, characters[start] == " " { start += 1 }
            guard start < characters.count else { break }
            guard lines.count < limit else { return BrokenText(lines: lines.dropLast() + [shortened(lines.last ?? "")], isCut: true) }
            let end = lineEnd(characters, from: start)
            lines.append(LineBreaker.trimmed(characters[start..<end]))
            start = end
        }
        return BrokenText(lines: lines, isCut: false)
    }

    private func lineEnd(_ characters: [Character], from start: Int) -> Int {
        var (room, opportunity, index) = (width, 0, start)
        while index < characters.count {
            // Spaces can exceed the width, because they are invisible.
            if characters[index] != " " {
                let needed = measure(characters[index])
                guard needed <= room || index == start else { return opportunity > start ? opportunity : index }
                room -= needed
            } else {
                room -= measure(" ")
            }
            index += 1
            if index < characters.count, LineBreaker.mayBreak(characters[index - 1], characters[index]) { opportunity = index }
        }
        return index
    }

    private func shortened(_ line: String) -> String {
        var line = Array(line)
        let room = width - measure("…")
        while !line.isEmpty, line.reduce(0, { $0 + measure($1) }) > room { line.removeLast() }
        return LineBreaker.trimmed(line[...]) + "…"
    }

    private static func mayBreak(_ before: Character, _ after: Character) -> Bool {
        let (last, first) = (scalar(before), scalar(after))
        if last == " " { return true }
        if first == " " { return false }
        if let first, closing.contains(first) { return false }
        if let last, opening.contains(last) { return false }
        switch last {
        case "-", "–", "—", "/", "&", "=": return true
        case "," where after.isNumber: return true
        default: return isSquare(before) || isSquare(after)
        }
    }

    /// The scalar of a character that has only one.
    private static func scalar(_ character: Character) -> Unicode.Scalar? {
        let scalars = character.unicodeScalars
        return scalars.dropFirst().isEmpty ? scalars.first : nil
    }

    private static func isSquare(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { ColumnWidth.isEastAsian($0) } ?? false
    }

    // Characters that cannot begin a Japanese or Chinese line, and those that cannot end one.
    private static let closing = Set("、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?)]}%’”…".unicodeScalars)
    private static let opening = Set("‘“（〔［｛〈《「『【([{$¥£€".unicodeScalars)

    private static func trimmed(_ characters: ArraySlice<Character>) -> String {
        var characters = characters
        while characters.last == " " { characters.removeLast() }
        return String(characters)
    }
}

/// A text in lines of a width.
package struct BrokenText: Sendable, Hashable {
    package let lines: [String]
    /// Whether the text is longer than the lines; the last line then ends with an ellipsis.
    package let isCut: Bool

    /// Creates a text from lines.
    package init(lines: [String], isCut: Bool) {
        self.lines = lines
        self.isCut = isCut
    }
}
