/// Changes spellings that mean the same.
enum ContactSpelling {
    /// Full-width katakana and marks for U+FF61 to U+FF9F.
    private static let kana = Array("。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜".unicodeScalars)

    /// Returns a text with full-width kana in place of half-width ones. A mark after a letter becomes a part of it.
    static func wideKana(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { (0xFF61...0xFF9F).contains($0.value) }) else { return text }
        var result = String.UnicodeScalarView()
        var isAfterKana = false
        for scalar in text.unicodeScalars {
            guard (0xFF61...0xFF9F).contains(scalar.value) else {
                isAfterKana = false
                result.append(scalar)
                continue
            }
            if isAfterKana, scalar.value >= 0xFF9E, let last = result.last, let voiced = voiced(last, scalar.value == 0xFF9E ? 1 : 2) {
                result.removeLast()
                result.append(voiced)
                isAfterKana = false
            } else {
                // Cannot trap: the scalar is one of the half-width ones.
                result.append(kana[Int(scalar.value - 0xFF61)])
                isAfterKana = true
            }
        }
        return String(result)
    }

    /// The letter with its mark: one scalar further with the first mark, two with the second one.
    private static func voiced(_ letter: Unicode.Scalar, _ step: UInt32) -> Unicode.Scalar? {
        switch letter.value {
        case 0x30A6: return step == 1 ? "ヴ" : nil
        // か to と: each has its voiced form behind it. The small tsu is the exception.
        case 0x30AB...0x30C2: return step == 1 && letter.value % 2 == 1 ? Unicode.Scalar(letter.value + 1) : nil
        case 0x30C4...0x30C8: return step == 1 && letter.value % 2 == 0 ? Unicode.Scalar(letter.value + 1) : nil
        case 0x30CF...0x30DD: return letter.value % 3 == 0x30CF % 3 ? Unicode.Scalar(letter.value + step) : nil
        default: return nil
        }
    }

    /// Returns a text with letters, digits and signs of ASCII in place of full-width ones.
    static func narrow(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0) {
                result.append(plain)
            } else {
                result.append(scalar.value == 0x3000 ? " " : scalar)
            }
        }
        return String(result)
    }

    /// Returns a text with the hyphen of ASCII in place of every other hyphen, dash and long-vowel mark.
    static func plainHyphens(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2010...0x2015, 0x2212, 0x30FC, 0xFF70, 0xFE63: result.append("-")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns a postal code without the Japanese postal mark before it.
    static func withoutPostalMark(_ text: String) -> String {
        let scalars = trimmed(text).unicodeScalars
        guard let first = scalars.first, first == "〒" || first == "〠" || first == "〶" else { return text }
        return trimmed(String(scalars.dropFirst()))
    }

    /// Returns a text without white space at its ends.
    static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isBlank($0) }), let last = scalars.lastIndex(where: { !isBlank($0) }) else {
            return ""
        }
        return String(scalars[first...last])
    }

    /// Whether a text shows nothing.
    static func isBlank(_ text: String?) -> Bool { text.map { $0.unicodeScalars.allSatisfy { isBlank($0) } } ?? true }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
        default: false
        }
    }
}
