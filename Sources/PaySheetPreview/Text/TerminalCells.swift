import PaySheet

/// Text in the cells of a terminal.
package enum TerminalCells {
    /// Returns the number of cells of a character. An emoji has two cells, whatever its parts, as in terminals that know grapheme
    /// clusters.
    package static func width(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value >= 0x20 else { return 0 }
        if first.value < 0x7F, scalars.count == 1 { return 1 }
        if isEmoji(scalars) { return 2 }
        // The later parts of a Hangul syllable are drawn into the cells of its first part.
        return scalars.reduce(0) { (0x1160...0x11FF).contains($1.value) ? $0 : $0 + ColumnWidth.of($1) }
    }

    /// Returns the text without characters that have no width and confuse some terminals: direction marks, and joiners and selectors outside
    /// of emoji.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var result = ""
        for character in text {
            let scalars = character.unicodeScalars
            let isPlain =
                scalars.allSatisfy { $0.value < 0x300 || !isInvisible($0) } || isEmoji(scalars) && !scalars.contains { isMark($0) }
            guard !isPlain else {
                result.append(character)
                continue
            }
            for scalar in scalars where !isInvisible(scalar) { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        (0xFE00...0xFE0F).contains(scalar.value) || DangerousCharacter(scalar) != nil
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch DangerousCharacter(scalar) {
        case .joiner, nil: false
        default: true
        }
    }

    /// Whether a character is drawn as an emoji: alone, with a selector, as a flag, or as several emoji that are joined.
    private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji || (0x1F1E6...0x1F1FF).contains(first.value) else { return false }
        return first.properties.isEmojiPresentation || scalars.contains { $0.value == 0xFE0F } || (0x1F1E6...0x1F1FF).contains(first.value)
    }
}
