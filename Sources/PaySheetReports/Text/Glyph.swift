import PaySheet

/// The appearance of characters on a terminal: their width, and the text for those that must not reach it.
enum Glyph {
    /// A character decoded from UTF-8. An invalid byte counts alone and has no scalar.
    struct Decoded {
        var scalar: Unicode.Scalar?
        var size: Int
    }

    static func decode(_ bytes: [UInt8], _ index: Int, _ limit: Int) -> Decoded {
        let lead = bytes[index]
        guard lead >= 0x80 else { return Decoded(scalar: Unicode.Scalar(lead), size: 1) }
        let size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead <= 0xF4, index + size <= limit else { return Decoded(scalar: nil, size: 1) }
        var value = UInt32(lead) & (0x7F >> UInt32(size))
        for next in index + 1..<index + size {
            guard bytes[next] & 0xC0 == 0x80 else { return Decoded(scalar: nil, size: 1) }
            value = value << 6 | UInt32(bytes[next] & 0x3F)
        }
        let smallest: UInt32 = size == 4 ? 0x10000 : size == 3 ? 0x800 : 0x80
        guard value >= smallest, let scalar = Unicode.Scalar(value) else { return Decoded(scalar: nil, size: 1) }
        return Decoded(scalar: scalar, size: size)
    }

    /// The text instead of a character that would control the terminal or deceive readers: control characters, direction marks,
    /// characters without width. `nil` for other characters.
    static func replacement(_ scalar: Unicode.Scalar) -> String? {
        let value = scalar.value
        if value < 0x20 { return Unicode.Scalar(0x2400 + value).map { String(Character($0)) } }
        guard value >= 0x7F else { return nil }
        if value == 0x7F { return "␡" }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
            return "<U+" + hex(value) + ">"
        default: return isHiddenFiller(value) ? "<U+" + hex(value) + ">" : nil
        }
    }

    private static func isHiddenFiller(_ value: UInt32) -> Bool {
        value == 0x115F || value == 0x1160 || value == 0x3164 || value == 0xFFA0
    }

    private static func hex(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
    }

    /// The number of columns of a character: 0 for combining marks, 2 for East Asian characters and emoji.
    static func width(_ scalar: Unicode.Scalar) -> Int { ColumnWidth.of(scalar) }

    /// The beginning of a build server's command ends like this, anywhere in a line.
    static let commandBracket: Unicode.Scalar = "["

    /// Returns text for one line of a report: nothing in it moves the cursor, changes the text direction or commands a build server.
    static func visible(_ text: String) -> String {
        guard !isPlain(text) else { return text }
        var result = ""
        var isAfterEmoji = false
        var hashes = 0
        for scalar in text.unicodeScalars {
            if scalar == commandBracket, hashes >= 2 { result += " " }
            hashes = scalar == "#" ? hashes + 1 : 0
            // A joiner between members of a family is part of an emoji.
            if let replacement = replacement(scalar), scalar != "\u{200D}" || !isAfterEmoji {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
            isAfterEmoji = scalar.value > 0x7F && (scalar.properties.isEmoji || scalar == "\u{FE0F}" && isAfterEmoji)
        }
        return result
    }

    private static func isPlain(_ text: String) -> Bool {
        var hashes = 0
        for byte in text.utf8 {
            guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "[") || hashes < 2 else { return false }
            hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0
        }
        return true
    }

    /// Returns a path at the start of a line, where two colons begin a command of a build server.
    static func leading(_ path: String) -> String {
        let start = path.unicodeScalars.drop { $0.properties.isWhitespace }.prefix(2)
        return (start.count == 2 && start.allSatisfy { $0 == ":" } ? "./" : "") + visible(path)
    }
}

/// Makes untrusted text safe for one line of a terminal.
package enum Visible {
    /// The text with replacements for everything that moves the cursor or changes the text direction.
    public static func text(_ text: String) -> String { Glyph.visible(text) }
}
