/// Text of a document as a message may show it.
package enum Shown {
    /// The text in quotes, see ``shortened(_:)``.
    package static func quoted(_ text: String) -> String { "\"" + shortened(text) + "\"" }

    /// The text without dangerous characters, and cut where it is long.
    package static func shortened(_ text: String, to limit: Int = 60) -> String {
        if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var short = ""
        var count = 0
        var before: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            guard count < limit else { return short + "…" }
            count += 1
            before = isSafe(scalar, after: before) ? scalar : "\u{FFFD}"
            short.unicodeScalars.append(before)
        }
        return short
    }

    /// Returns `a`, `a and b`, or `a, b and c`.
    package static func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// A joiner is part of the emoji or the letter before it.
    private static func isSafe(_ scalar: Unicode.Scalar, after before: Unicode.Scalar) -> Bool {
        switch DangerousCharacter(scalar) {
        case nil: true
        case .joiner: before.value > 0x7F && before != "\u{FFFD}" && DangerousCharacter(before) == nil
        default: false
        }
    }
}
