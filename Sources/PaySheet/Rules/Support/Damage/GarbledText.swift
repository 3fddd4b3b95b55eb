/// Text in UTF-8 that a program read as Latin-1 or Windows-1252, such as `CafÃ©`.
///
/// A character of several bytes becomes a letter and one or more symbols. Correct text has such pairs, too: `NESCAFÉ®` or `„BLÅ“`. So only
/// letters count that are rare in front of a symbol, and of the symbols only those that do not follow letters.
enum GarbledText {
    /// Returns the text as it was before, or `nil` if it does not seem to be garbled.
    static func repaired(_ text: String) -> String? {
        let scalars = Array(text.unicodeScalars)
        var bytes: [UInt8] = []
        var isCertain = false
        var index = 0
        while index < scalars.count {
            if let character = character(scalars, index) {
                bytes += character.bytes
                isCertain = isCertain || character.isCertain
                index += character.bytes.count
            } else {
                bytes += Array(String(scalars[index]).utf8)
                index += 1
            }
        }
        guard isCertain else { return nil }
        let repaired = String(decoding: bytes, as: UTF8.self)
        return repaired.unicodeScalars.contains("\u{FFFD}") ? nil : repaired
    }

    /// The bytes of a character that several stand for.
    private static func character(_ scalars: [Unicode.Scalar], _ start: Int) -> (bytes: [UInt8], isCertain: Bool)? {
        let length: Int
        switch scalars[start].value {
        // Ã Â, and the first letters of Cyrillic and Central European ones.
        case 0xC2...0xC5, 0xD0...0xD1: length = 2
        case 0xE2...0xEF: length = 3
        case 0xF0: length = 4
        default: return nil
        }
        guard start + length <= scalars.count else { return nil }
        var bytes = [UInt8(truncatingIfNeeded: scalars[start].value)]
        var isCertain = false
        for place in start + 1..<start + length {
            guard let byte = follower(scalars[place]) else { return nil }
            bytes.append(byte)
            isCertain = isCertain || !followsLetters(scalars[place], after: scalars[start], length)
        }
        return (bytes, isCertain)
    }

    /// The byte that a symbol stands for, if characters of several bytes go on with it.
    private static func follower(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar.value {
        case 0x80...0xBF: return UInt8(truncatingIfNeeded: scalar.value)
        default: return windows1252.firstIndex(of: scalar.value).map { UInt8(truncatingIfNeeded: 0x80 + $0) }
        }
    }

    /// The symbol follows letters in correct text.
    private static func followsLetters(_ scalar: Unicode.Scalar, after letter: Unicode.Scalar, _ length: Int) -> Bool {
        let isFirstOfMany = letter.value == 0xC2 || letter.value == 0xC3
        switch scalar.value {
        // Quotes, dashes, an ellipsis.
        case 0x2018...0x201E, 0x2013...0x2014, 0x2026, 0x2039...0x203A, 0xAB, 0xBB: return true
        // A space that does not break: behind Ã and Â it is most often the rest of a letter.
        case 0xA0: return !isFirstOfMany
        // Marks of brands, degrees and footnotes.
        case 0x2122, 0xA9, 0xAE, 0xB0, 0xAA, 0xBA, 0xA7, 0xB9, 0xB2, 0xB3, 0x2020, 0x2021: return !isFirstOfMany && length == 2
        default: return false
        }
    }

    /// What Windows-1252 has for the bytes from 0x80 to 0x9F; 0: nothing.
    private static let windows1252: [UInt32] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
        0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
    ]
}
