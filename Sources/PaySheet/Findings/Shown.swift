/// Text of a document as a message may show it.
package enum Shown {
    /// The text in quotes, see ``shortened(_:)``.
    package static func quoted(_ text: String) -> String { "\"" + shortened(text) + "\"" }

    /// Control characters are made visible and long text is cut: what a document says must not rule a terminal.
    package static func shortened(_ text: String, to limit: Int = 60) -> String {
        var length = 0
        var isPlain = true
        for scalar in text.unicodeScalars {
            length += 1
            isPlain = isPlain && !isHidden(scalar)
            guard isPlain, length <= limit else { break }
        }
        if isPlain, length <= limit { return text }
        var short = ""
        var count = 0
        for scalar in text.unicodeScalars {
            guard count < limit else { return short + "…" }
            count += 1
            if isHidden(scalar) {
                short += "\u{FFFD}"
            } else {
                short.unicodeScalars.append(scalar)
            }
        }
        return short
    }

    /// Control characters, and those that turn the direction of writing: a fixed list, as in Unicode since 2013.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
