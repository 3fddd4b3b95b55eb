/// Text wrapped to a width.
package enum Prose {
    /// The width of the help in columns.
    package static let width = 90

    /// Returns the lines of a paragraph. Lines that begin with a space stay as they are; all others are wrapped.
    package static func lines(_ paragraph: String, width: Int = Prose.width) -> [String] {
        var lines: [String] = []
        var words: [Substring] = []
        func flow() {
            lines += filled(words, width)
            words = []
        }
        for line in paragraph.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(" ") {
                flow()
                lines.append(String(line))
            } else {
                words += line.split(separator: " ")
            }
        }
        flow()
        return lines
    }

    /// Returns a text wrapped to lines.
    package static func wrapped(_ text: String, width: Int = Prose.width) -> String { lines(text, width: width).joined(separator: "\n") }

    private static func filled(_ words: [Substring], _ width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var length = 0
        for word in words {
            let count = word.unicodeScalars.count
            if length > 0, length + 1 + count > width {
                lines.append(line)
                line = ""
                length = 0
            }
            line += (length == 0 ? "" : " ") + word
            length += (length == 0 ? 0 : 1) + count
        }
        return length == 0 ? lines : lines + [line]
    }

    /// Returns two columns. A label that is too long for its column has its own line.
    package static func table(_ rows: [(label: String, text: String)], width: Int = Prose.width) -> String {
        let longest = min(28, width / 3)
        let column = rows.map { $0.label.unicodeScalars.count }.filter { $0 <= longest }.max() ?? longest
        var text = ""
        for row in rows {
            let gap = column - row.label.unicodeScalars.count
            text += "  " + row.label + (gap < 0 ? "\n" + spaces(column + 4) : spaces(gap + 2))
            text += lines(row.text, width: width - column - 4).joined(separator: "\n" + spaces(column + 4)) + "\n"
        }
        return text
    }

    package static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
