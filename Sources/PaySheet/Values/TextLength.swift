/// How long a text is, in the two counts that "at most 500 characters" can mean.
package struct TextLength: Sendable, Hashable {
    /// Characters as people count them.
    ///
    /// An estimate without the tables of Unicode. A scalar counts unless it is of a common kind that joins the one before it. These
    /// kinds are accents, vowel signs, variation selectors, skin tones, characters after a zero-width joiner, and the second half of a
    /// flag.
    package private(set) var characters = 0
    /// UTF-16 code units, the length that JavaScript and Apple's frameworks work with.
    package private(set) var utf16 = 0

    package init(_ text: String) {
        var (isTied, isHalfFlag, last): (Bool, Bool, UInt32) = (false, false, 0)
        for scalar in text.unicodeScalars {
            let value = scalar.value
            utf16 &+= value > 0xFFFF ? 2 : 1
            let isFlagLetter = value >= 0x1F1E6 && value <= 0x1F1FF
            let joins = isTied || isFlagLetter && isHalfFlag || TextLength.extends(value) || value == 0x0A && last == 0x0D
            if !joins { characters &+= 1 }
            isHalfFlag = isFlagLetter && !isHalfFlag
            isTied = value == 0x200D
            last = value
        }
    }

    private static func extends(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x300 else { return false }
        switch scalar {
        case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4,
            0x900...0x903, 0x93A...0x93C, 0x93E...0x94F, 0x951...0x957, 0x962...0x963, 0x981...0x983, 0x9BC, 0x9BE...0x9CD,
            0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200C...0x200D, 0x20D0...0x20FF,
            0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0xE0100...0xE01EF:
            return true
        default: return false
        }
    }
}
