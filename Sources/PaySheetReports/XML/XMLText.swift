/// Text in XML 1.0.
enum XMLText {
    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// Returns text for an attribute or for content: on one line, without characters that XML does not allow.
    static func escaped(_ text: String) -> String { marked(Glyph.visible(text)) }

    /// Returns several lines, each of which is already safe to show.
    static func marked(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// ` name="value"`.
    static func attribute(_ name: String, _ value: String) -> String { " " + name + "=\"" + escaped(value) + "\"" }

    static func attribute(_ name: String, _ value: Int) -> String { " " + name + "=\"" + String(value) + "\"" }
}
