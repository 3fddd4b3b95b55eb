import PaySheet

/// How characters appear on a terminal: how wide they are, and what stands for those that must not reach it.
enum Glyph {
    /// One character decoded from UTF-8; a byte that is no UTF-8 counts alone and has no scalar.
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

    /// What is shown instead of a character that would rule the terminal or deceive the eye: control characters, marks that
    /// turn the direction of writing, characters without width. `nil`: the character itself.
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

    /// How many columns a character takes: 0 for marks that sit on the one before, 2 for East Asian characters and emoji.
    static func width(_ scalar: Unicode.Scalar) -> Int { ColumnWidth.of(scalar) }

    /// What build servers take for the beginning of a command anywhere in a line ends so.
    static let commandBracket: Unicode.Scalar = "["

    /// A text for one line of a report: nothing in it moves the cursor, turns the direction of writing or commands a build server.
    static func visible(_ text: String) -> String {
        guard !isPlain(text) else { return text }
        var result = ""
        var isAfterEmoji = false
        var hashes = 0
        for scalar in text.unicodeScalars {
            if scalar == commandBracket, hashes >= 2 { result += " " }
            hashes = scalar == "#" ? hashes + 1 : 0
            // What joins the members of a family is part of a picture.
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

    /// A path at the beginning of a line, where two colons begin a command of a build server.
    static func leading(_ path: String) -> String {
        let start = path.unicodeScalars.drop { $0.properties.isWhitespace }.prefix(2)
        return (start.count == 2 && start.allSatisfy { $0 == ":" } ? "./" : "") + visible(path)
    }
}

/// Makes foreign text fit for one line of a terminal.
package enum Visible {
    /// The text with everything replaced that moves the cursor or turns the direction of writing.
    public static func text(_ text: String) -> String { Glyph.visible(text) }
}
