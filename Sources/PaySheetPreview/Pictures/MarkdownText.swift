/// Text that Markdown leaves alone.
enum MarkdownText {
    static func escaped(_ text: CleanText) -> String {
        let plain = escaped(text.text)
        // No HTML for this: not every place that shows Markdown lets it through.
        return text.direction == .rightToLeft ? "\u{2068}" + plain + "\u{2069}" : plain
    }

    private static let special = Set("\\`*_[]<>#|~&$^".unicodeScalars)

    /// A backslash before everything that means something within a line. Mentions, numbers of issues, addresses and short
    /// names of emoji are found by GitHub in the finished text, where a backslash is gone; an empty comment keeps them apart.
    private static func escaped(_ text: String) -> String {
        var result = ""
        var before: Unicode.Scalar = " "
        let scalars = Array(text.unicodeScalars)
        for (place, scalar) in scalars.enumerated() {
            if special.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
            if place + 1 < scalars.count, isMeaningful(before, scalar, scalars[place + 1]) { result += "<!-- -->" }
            before = scalar
        }
        return result
    }

    private static func isMeaningful(_ before: Unicode.Scalar, _ scalar: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
        let isWord = after.properties.isAlphabetic || isDigit(after)
        switch scalar {
        case "@", "#": return isWord
        case ":": return after == "/" || after == "+" || after == "-" || isWord && !isDigit(before)
        case ".": return isWord && (before == "w" || before == "W")
        case "-": return isWord && (before == "h" || before == "H")
        default: return false
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
