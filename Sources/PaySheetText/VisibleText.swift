import PaySheet

/// Text of a document in one line of output.
package enum VisibleText {
    /// The text of a dangerous character: a picture of the control character, or its number. `nil` for a character that is safe to show.
    package static func replacement(_ scalar: Unicode.Scalar) -> String? {
        guard DangerousCharacter(scalar) != nil else { return nil }
        let value = scalar.value
        if value < 0x20 { return Unicode.Scalar(0x2400 + value).map { String(Character($0)) } }
        if value == 0x7F { return "␡" }
        let digits = String(value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits + ">"
    }

    /// The last character of `##[` or `##vso[`, with which a command to a build server begins anywhere in a line.
    package static let commandBracket: Unicode.Scalar = "["

    /// Returns whether a bracket after a text would begin a command to a build server.
    ///
    /// - Parameter next: Returns the bytes of the text, the last one first.
    package static func opensCommand(after next: () -> UInt8?) -> Bool {
        var byte = next()
        while let letter = byte, isNameLetter(letter) { byte = next() }
        return byte == UInt8(ascii: "#") && next() == UInt8(ascii: "#")
    }

    private static func isNameLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
    }

    /// Returns the text without dangerous characters, and without commands to a build server.
    package static func line(_ text: String) -> String {
        guard !isPlain(text) else { return text }
        var result = ""
        var isAfterEmoji = false
        for scalar in text.unicodeScalars {
            if scalar == commandBracket {
                var before = result.utf8.reversed().makeIterator()
                if opensCommand(after: { before.next() }) { result += " " }
            }
            // The joiner between the members of a family is part of the emoji.
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
        // Nearly all texts are ASCII without brackets, which takes few steps to see.
        let simple = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe isSimple($0) }
        if simple == true { return true }
        var hashes = 0
        for byte in text.utf8 {
            guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "[") || hashes < 2 else { return false }
            if hashes < 2 { hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0 }
        }
        return true
    }

    /// (Without a way out of the loop, so that the compiler takes many bytes at a time.)
    private static func isSimple(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var odd: UInt8 = 0
        for index in 0..<bytes.count {
            let byte = unsafe bytes[index]
            odd |= (byte &- 0x20 < 0x5F ? 0 : 1) | (byte == UInt8(ascii: "[") ? 1 : 0)
        }
        return odd == 0
    }

    /// Returns a text for the start of a line. Two colons there begin a command to a build server, so the first one shows its number.
    package static func opening(_ text: String) -> String {
        guard beginsWithCommand(text) else { return line(text) }
        let start = text.firstIndex(of: ":") ?? text.startIndex
        return line(String(text[..<start])) + "<U+003A>" + line(String(text[text.index(after: start)...]))
    }

    private static func beginsWithCommand(_ text: String) -> Bool {
        text.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
    }

    /// Returns a path for the start of a line. Two colons there begin a command to a build server.
    package static func leading(_ path: String) -> String {
        if let first = path.utf8.first, first > 0x20, first < 0x7F, first != UInt8(ascii: ":") { return line(path) }
        return (beginsWithCommand(path) ? "./" : "") + line(path)
    }
}
