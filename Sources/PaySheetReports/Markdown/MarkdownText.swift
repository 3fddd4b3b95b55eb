/// Untrusted text in Markdown, escaped so that it has no effect.
enum MarkdownText {
    /// Returns a sentence. Quoted parts become code, in which nothing is markup, a link or a mention; the rest is escaped.
    static func sentence(_ text: String) -> String {
        let parts = Glyph.visible(text).split(separator: "\"", omittingEmptySubsequences: false).map { String($0) }
        // Without a closing quote it is unknown what is quoted.
        guard parts.count % 2 == 1 else { return escaped(text) }
        var result = ""
        for (index, part) in parts.enumerated() {
            result += index % 2 == 0 ? escaped(part) : part.isEmpty ? "\\\"\\\"" : code(part)
        }
        return result
    }

    /// Returns text with escaped markup. GitHub and GitLab also find mentions, issue numbers and addresses in the finished text; a
    /// zero-width space breaks them.
    static func escaped(_ text: String) -> String {
        let scalars = Array(Glyph.visible(text).unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            if isMark(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
            if let next = scalars.dropFirst(index + 1).first, joins(scalar, next, result) { result += "&#8203;" }
        }
        return result
    }

    private static func joins(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar, _ before: String) -> Bool {
        switch scalar {
        case "@", "#": next.properties.isAlphabetic || ("0"..."9").contains(next) || next == "_"
        case ":": next == "/"
        case ".": before.utf8.suffix(4).map { $0 | 0x20 }.elementsEqual("www.".utf8)
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "(", ")", "+", "-", "!", "|", "~", "&", "$", "=", "\"", "#", "@": true
        default: false
        }
    }

    /// Returns text as code.
    static func code(_ text: String) -> String {
        let shown = Glyph.visible(text)
        let fence = String(repeating: "`", count: longestRun(of: 0x60, in: shown) + 1)
        let needsSpace = shown.hasPrefix("`") || shown.hasSuffix("`") || shown.hasPrefix(" ") || shown.hasSuffix(" ")
        let pad = needsSpace && !shown.utf8.allSatisfy { $0 == 0x20 } ? " " : ""
        return fence + pad + shown + pad + fence
    }

    /// Returns lines as they are; each must already be safe to show.
    static func block(_ lines: String) -> String {
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
