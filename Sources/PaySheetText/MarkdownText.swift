/// Foreign text in Markdown: a reader sees it as it is, and none of it becomes a mark, a link or a mention.
package struct MarkdownText: Sendable {
    /// The characters that get a backslash.
    private let marks: [Unicode.Scalar]
    /// The text between characters that GitHub and GitLab would join to a mention, an issue, an address or an emoji. They look for these
    /// in the finished text, where backslashes no longer count.
    private let divider: String

    /// Text that can appear anywhere. The divider is a space without width, which every viewer shows.
    package static let anywhere = MarkdownText(marks: "\\`*_{}[]<>()+-!|~&$=\"#@", divider: "&#8203;")
    /// Text within a line, after other text. The divider is a comment, which leaves nothing behind when text is copied.
    package static let inLine = MarkdownText(marks: "\\`*_[]<>#|~&$^", divider: "<!-- -->")

    /// Text of this package, without mentions.
    package static let ownText = MarkdownText(marks: "\\`*_[]<>|", divider: "")

    private init(marks: String, divider: String) {
        self.marks = Array(marks.unicodeScalars)
        self.divider = divider
    }

    /// Returns foreign text, escaped.
    package func escaped(_ text: String) -> String { escaped(visible: VisibleText.line(text)) }

    /// Returns text that is already safe to show, escaped.
    package func escaped(visible text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        var before: Unicode.Scalar = " "
        for (index, scalar) in scalars.enumerated() {
            if marks.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
            // GitHub makes a link of "www." even if no domain follows.
            let isWeb = scalar == "." && index >= 3 && scalars[(index - 3)..<index].allSatisfy { $0 == "w" || $0 == "W" }
            if isWeb || index + 1 < scalars.count && MarkdownText.joins(before, scalar, scalars[index + 1]) { result += divider }
            before = scalar
        }
        return result
    }

    private static func joins(_ before: Unicode.Scalar, _ scalar: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
        let isWord = after.properties.isAlphabetic || isDigit(after)
        switch scalar {
        case "@": return isWord || after == "_" || after == "-" || after == "."
        case "#": return isWord || after == "_"
        case ":": return after == "/" || after == "+" || after == "-" || isWord && !isDigit(before)
        case ".": return isWord && (before == "w" || before == "W")
        case "-": return isWord && (before == "h" || before == "H")
        default: return false
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// Returns a sentence. Text in quotes becomes code, in which nothing is a mark, a link or a mention.
    package func sentence(_ text: String) -> String {
        let parts = VisibleText.line(text).split(separator: "\"", omittingEmptySubsequences: false).map { String($0) }
        // Without a closing quote it is unclear what is quoted.
        guard parts.count % 2 == 1 else { return escaped(text) }
        var result = ""
        for (index, part) in parts.enumerated() {
            result += index % 2 == 0 ? escaped(part) : part.isEmpty ? "\\\"\\\"" : MarkdownText.code(part)
        }
        return result
    }

    /// Returns text as code.
    package static func code(_ text: String) -> String {
        let shown = VisibleText.line(text)
        let fence = String(repeating: "`", count: longestRun(of: 0x60, in: shown) + 1)
        let needsSpace = shown.hasPrefix("`") || shown.hasSuffix("`") || shown.hasPrefix(" ") || shown.hasSuffix(" ")
        let pad = needsSpace && !shown.utf8.allSatisfy { $0 == 0x20 } ? " " : ""
        return fence + pad + shown + pad + fence
    }

    /// Returns lines as a block of code. Each line must be safe to show already.
    package static func block(_ lines: String) -> String {
        let fence = String(repeating: "`", count: max(longestRun(of: 0x60, in: lines) + 1, 3))
        return fence + "text\n" + lines + fence + "\n"
    }

    private static func longestRun(of byte: UInt8, in text: String) -> Int {
        var longest = 0
        var run = 0
        for other in text.utf8 {
            run = other == byte ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
