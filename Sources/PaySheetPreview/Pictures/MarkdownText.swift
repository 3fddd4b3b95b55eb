/// Text that is safe in Markdown.
enum MarkdownText {
    static func escaped(_ text: CleanText) -> String {
        let plain = escaped(text.text)
        // No HTML for this, because some places that show Markdown do not allow it.
        return text.direction == .rightToLeft ? "\u{2068}" + plain + "\u{2069}" : plain
    }

    private static let special = Set("\\`*_[]<>#|~&$^".unicodeScalars)

    /// Escapes all inline markup with a backslash. GitHub finds mentions, issue numbers, addresses and emoji names in the finished
    /// text, without the backslash; an empty comment breaks them.
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
