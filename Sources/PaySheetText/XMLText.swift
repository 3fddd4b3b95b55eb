/// Text as XML 1.0 and HTML accept it.
package enum XMLText {
    package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// Returns foreign text for an attribute or for content: on one line, and without characters that XML forbids.
    package static func escaped(_ text: String) -> String { escaped(visible: VisibleText.line(text)) }

    /// Returns text that is already safe to show, with the five characters of XML as references.
    package static func escaped(visible text: String) -> String {
        guard text.utf8.contains(where: { isSpecial($0) }) else { return text }
        var bytes: [UInt8] = []
        append(visible: text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends text that is already safe to show, with the five characters of XML as references.
    package static func append(visible text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes += text.utf8
        guard let first = bytes[start...].firstIndex(where: { isSpecial($0) }) else { return }
        let rest = Array(bytes[first...])
        bytes.removeSubrange(first...)
        // What needs no reference is copied in one piece.
        var copied = 0
        for index in rest.indices where isSpecial(rest[index]) {
            // Cannot trap: what was copied is before the sign.
            bytes += rest[copied..<index]
            copied = index + 1
            switch rest[index] {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            default: bytes += "&#39;".utf8
            }
        }
        bytes += rest[copied...]
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
            || byte == UInt8(ascii: "'")
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
