extension SyntaxFault {
    /// One sentence that names the cause; `bytes` is the text that was scanned.
    ///
    /// It may quote names, words of the language, escapes and single characters, never the values of members: these may be
    /// personal.
    ///
    /// - Parameter isName: Returns whether a text is certainly a name. Where a quote is missing, a value can look like a name.
    package func sentence(in bytes: [UInt8], isName: (Range<Int>) -> Bool = { _ in true }) -> Sentence {
        if let message = cause.message { return Sentence(words: message) }
        return switch cause {
        case .missingComma:
            byte(bytes, start) == UInt8(ascii: ";") && end > start ? "a semicolon where a comma belongs" : "a comma is missing here"
        case .missingColon:
            start == end ? "a colon is missing between the name and its value" : "\(words: quoted(bytes)) is in place of a colon"
        case .unclosedContainer: "the text ends before \(words: opening(bytes)) is closed"
        case .mismatchedBracket: mismatch(bytes)
        case .unquotedName:
            isName(start..<max(nameEnd(bytes), start))
                ? "the name \(words: quoted(bytes)) has no double quotes around it" : "a name has no double quotes around it"
        case .controlCharacter: "\(words: characterName(bytes)) is unescaped in a string; JSON needs its escape"
        case .badEscape: "\(words: quoted(bytes)) is not an escape of JSON"
        case .loneSurrogate: "\(words: quoted(bytes)) is half of a surrogate pair, and the other half is missing"
        case .notANumber: "\(words: quoted(bytes)) is JavaScript: JSON has no such number"
        case .badLiteral: "\(words: quoted(bytes)) is not a word of JSON: there are true, false and null, in small letters"
        case .otherEncoding: "this is \(encoding(bytes), "encoding"), and JSON is UTF-8"
        case .invalidUTF8: "the byte 0x\(hex(UInt32(byte(bytes, start)), 2), "byte") is not valid UTF-8 here"
        case .badSpace: "\(words: characterName(bytes)) between values: JSON knows space, tab and line ends only"
        case .unexpectedCharacter: "\(words: characterName(bytes)) does not belong here"
        default: Sentence(words: formMessage(in: bytes))
        }
    }

    /// The text of the sentence, see ``sentence(in:isName:)``.
    package func message(in bytes: [UInt8], isName: (Range<Int>) -> Bool = { _ in true }) -> String {
        sentence(in: bytes, isName: isName).text
    }

    /// The end of the name, without a closing quote.
    private func nameEnd(_ bytes: [UInt8]) -> Int { JSONText.Mark.isQuote(byte(bytes, end - 1)) ? end - 1 : end }

    private func byte(_ bytes: [UInt8], _ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

    /// The text of the place, cut to a length that fits a sentence.
    private func text(_ bytes: [UInt8]) -> String {
        let from = min(max(start, 0), bytes.count)
        let to = min(max(end, from), bytes.count)
        var cut = min(to, from + 40)
        while cut < to, cut > from, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
        return String(decoding: bytes[from..<cut], as: UTF8.self) + (cut < to ? "…" : "")
    }

    /// The place in backticks; control characters by their number.
    private func quoted(_ bytes: [UInt8]) -> Sentence {
        let from = min(max(start, 0), bytes.count)
        for byte in bytes[from..<min(max(end, from), bytes.count)] where byte < 0x20 {
            return "a backslash before U+00\(hex(UInt32(byte), 2), "code")"
        }
        return "`\(text(bytes))`"
    }

    private func opening(_ bytes: [UInt8]) -> Sentence {
        guard let related else { return "the parenthesis" }
        return byte(bytes, related) == UInt8(ascii: "{") ? "the last open `{`" : "the last open `[`"
    }

    private func mismatch(_ bytes: [UInt8]) -> Sentence {
        guard let related else { return "a closing bracket that closes nothing" }
        return byte(bytes, related) == UInt8(ascii: "{")
            ? "`\(text(bytes))` is in place of the `}` of the object" : "`\(text(bytes))` is in place of the `]` of the array"
    }

    private func encoding(_ bytes: [UInt8]) -> String {
        var zeros = 0
        for byte in bytes.prefix(4) where byte == 0 { zeros += 1 }
        let isWide = zeros == 3 || zeros == 2 && (byte(bytes, 0) == 0xFF || byte(bytes, 1) == 0 && byte(bytes, 0) == 0)
        return isWide ? "UTF-32" : "UTF-16"
    }

    private func characterName(_ bytes: [UInt8]) -> Sentence {
        let scalar = JSONText.scalar(bytes.window, max(start, 0))
        switch scalar {
        case 0x09: return "a tab"
        case 0x0A: return "a line feed"
        case 0x0D: return "a carriage return"
        case 0x0B: return "a vertical tab (U+000B)"
        case 0x0C: return "a form feed (U+000C)"
        case 0x85: return "a next-line character (U+0085)"
        case 0xA0: return "a no-break space (U+00A0)"
        case 0x200B: return "a zero-width space (U+200B)"
        case 0x2028: return "a line separator (U+2028)"
        case 0x2029: return "a paragraph separator (U+2029)"
        case 0xFEFF: return "a byte-order mark (U+FEFF)"
        case 0x2000...0x200A, 0x202F, 0x205F, 0x3000, 0x1680: return "the character U+\(hex(scalar, 4), "code")"
        default: if Unicode.Scalar(scalar).flatMap(DangerousCharacter.init) != nil { return "the character U+\(hex(scalar, 4), "code")" }
        }
        let length = max(JSONText.scalarLength(bytes.window, max(start, 0)), 1)
        let from = min(max(start, 0), bytes.count)
        let character = String(decoding: bytes[from..<min(from + length, bytes.count)], as: UTF8.self)
        return scalar < 0x80 ? "`\(character, "character")`" : "`\(character, "character")` (U+\(hex(scalar, 4), "code"))"
    }

    /// Upper-case hexadecimal digits, padded with zeros.
    private func hex(_ value: UInt32, _ width: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
    }
}
