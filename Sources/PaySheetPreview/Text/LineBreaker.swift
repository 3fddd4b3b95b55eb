import PaySheet

/// Breaks text into lines: at spaces, after hyphens, between East Asian characters, and within a word only where nothing else
/// helps. Characters as people see them are never taken apart.
package struct LineBreaker: Sendable {
    /// The widest line.
    package let width: Int
    /// How many lines at most.
    package let limit: Int
    /// How much room a character takes.
    package let measure: @Sendable (Character) -> Int

    /// Sets width and number of lines, in whatever unit the measure counts.
    package init(width: Int, limit: Int, measure: @escaping @Sendable (Character) -> Int) {
        self.width = width
        self.limit = limit
        self.measure = measure
    }

    /// The width of a text in one line.
    package func width(of text: String) -> Int { text.reduce(0) { $0 + measure($1) } }

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
            // Spaces may stand over the edge, where nobody sees them.
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
        if before == " " { return true }
        if after == " " { return false }
        if closing.contains(after) || opening.contains(before) { return false }
        if before == ",", after.isNumber { return true }
        if before == "-" || before == "–" || before == "—" || before == "/" || before == "&" || before == "=" { return true }
        return isSquare(before) || isSquare(after)
    }

    private static func isSquare(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { ColumnWidth.isEastAsian($0) } ?? false
    }

    // What no Japanese or Chinese line begins with, and what none ends with.
    private static let closing: Set<Character> = Set("、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?)]}%’”…")
    private static let opening: Set<Character> = Set("‘“（〔［｛〈《「『【([{$¥£€")

    private static func trimmed(_ characters: ArraySlice<Character>) -> String {
        var characters = characters
        while characters.last == " " { characters.removeLast() }
        return String(characters)
    }
}

/// A text in lines that fit a width.
package struct BrokenText: Sendable, Hashable {
    package let lines: [String]
    /// There was more than the lines hold; the last one ends with an ellipsis.
    package let isCut: Bool

    /// States lines.
    package init(lines: [String], isCut: Bool) {
        self.lines = lines
        self.isCut = isCut
    }
}
