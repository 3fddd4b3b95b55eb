/// Text as XML 1.0 and HTML accept it.
package enum XMLText {
    package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// Returns foreign text for an attribute or for content: on one line, and without characters that XML forbids.
    package static func escaped(_ text: String) -> String { escaped(visible: VisibleText.line(text)) }

    /// Returns text that is already safe to show, with the five characters of XML as references.
    package static func escaped(visible text: String) -> String {
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

    /// Returns a comment on a line of its own. Two hyphens in a row would end it.
    package static func comment(_ text: String) -> String {
        var safe = ""
        for scalar in escaped(text).unicodeScalars {
            if scalar == "-", safe.unicodeScalars.last == "-" { safe += " " }
            safe.unicodeScalars.append(scalar)
        }
        return "  <!-- " + safe + " -->\n"
    }

    /// Returns ` name="value"`.
    package static func attribute(_ name: String, _ value: String) -> String { " " + name + "=\"" + escaped(value) + "\"" }

    /// Returns ` name="value"`.
    package static func attribute(_ name: String, _ value: Int) -> String { " " + name + "=\"" + String(value) + "\"" }
}
