/// The direction of a text.
public enum WritingDirection: UInt8, Sendable, Hashable {
    /// Left to right, as Latin, Japanese in rows, digits.
    case leftToRight
    /// Right to left, as Arabic and Hebrew.
    case rightToLeft

    /// Returns the direction of the first letter, as in the Unicode bidirectional algorithm for a paragraph.
    public init(of text: String) {
        self = text.unicodeScalars.lazy.compactMap { WritingDirection(of: $0) }.first ?? .leftToRight
    }

    /// Returns the direction of a line of a longer text: that of the text, unless the line has only letters of the other direction.
    init(of line: String, in text: String) {
        let whole = WritingDirection(of: text)
        guard whole == .leftToRight else {
            self = whole
            return
        }
        let letters = line.unicodeScalars.compactMap { WritingDirection(of: $0) }
        self = !letters.isEmpty && letters.allSatisfy { $0 == .rightToLeft } ? .rightToLeft : .leftToRight
    }

    /// Returns the direction of a letter; digits, signs and accents have none.
    private init?(of scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x200E: self = .leftToRight
        case 0x200F, 0x061C: self = .rightToLeft
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            guard scalar.properties.isAlphabetic else { return nil }
            self = .rightToLeft
        default:
            guard scalar.properties.isAlphabetic else { return nil }
            self = .leftToRight
        }
    }
}
