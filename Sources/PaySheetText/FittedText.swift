import PaySheet

/// Text for people, wrapped to the columns of a terminal.
package enum FittedText {
    /// Returns the text with long lines broken at spaces. The rest of a line is indented.
    ///
    /// - Parameter indent: Returns the columns to indent the rest of a line, for the line without colours.
    package static func wrapped(_ text: String, columns: Int, indent: (String) -> Int = FittedText.usualIndent) -> String {
        var result = ""
        for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if place > 0 { result += "\n" }
            // No character has more columns than bytes.
            result += line.utf8.count <= columns || width(line) <= columns ? String(line) : broken(line, columns, indent)
        }
        return result
    }

    /// The indent of the line, and two columns.
    package static func usualIndent(_ line: String) -> Int { line.prefix { $0 == " " }.count + 2 }

    private static func broken(_ line: Substring, _ columns: Int, _ indent: (String) -> Int) -> String {
        let hanging = min(indent(plain(line)), columns / 2)
        var result = String(line.prefix { $0 == " " })
        var used = result.utf8.count
        var isFirst = true
        for word in line.dropFirst(used).split(separator: " ", omittingEmptySubsequences: false) {
            let size = width(word)
            if !isFirst, used + 1 + size > columns {
                result += "\n" + String(repeating: " ", count: hanging)
                used = hanging
            } else if !isFirst {
                result += " "
                used += 1
            }
            result += word
            used += size
            isFirst = false
        }
        return result
    }

    /// Returns the columns of a text. Colours have none.
    private static func width(_ text: Substring) -> Int { plain(text).unicodeScalars.reduce(0) { $0 + ColumnWidth.of($1) } }

    private static func plain(_ text: Substring) -> String {
        guard text.utf8.contains(0x1B) else { return String(text) }
        var result = String.UnicodeScalarView()
        var isColour = false
        for scalar in text.unicodeScalars {
            if isColour {
                isColour = scalar != "m"
            } else if scalar == "\u{1B}" {
                isColour = true
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
