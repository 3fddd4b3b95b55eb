import PaySheet

/// The widths of characters in proportional type, in thousandths of the font size.
///
/// The reader can have any font. The numbers are those of the widest usual fonts, mostly DejaVu Sans, so that text wraps a little early
/// instead of overlapping.
package enum AdvanceWidth {
    /// Returns the width of a character, which can be several scalars.
    package static func of(_ character: Character) -> Int { character.unicodeScalars.reduce(0) { $0 + of($1) } }

    /// Returns the width in bold type, which widens narrow letters most and East Asian ones not at all.
    package static func ofBold(_ character: Character) -> Int {
        let width = of(character)
        return width == square ? width : width < 450 ? width * 124 / 100 : width * 110 / 100
    }

    private static let square = 1010

    static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x7F { return value < 0x20 ? 0 : ascii[Int(value) - 0x20] }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if (0x1F3FB...0x1F3FF).contains(value) { return 0 }
        // Ligatures of whole sentences.
        if value == 0xFDFD { return 9000 }
        if (0xFDF0...0xFDFC).contains(value) { return 3500 }
        if value >= 0x1F000 || scalar.properties.isEmojiPresentation { return 1400 }
        if (0xFF61...0xFF9F).contains(value) { return 600 }
        if ColumnWidth.isEastAsian(scalar) { return square }
        return value < 0x590 ? european(scalar) : other(scalar)
    }

    private static func european(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0xA0: return 320
        case 0xC6, 0xE6, 0x152, 0x153: return 1080
        case 0x416, 0x424, 0x428, 0x429, 0x42E, 0x42B: return 1180
        case 0x436, 0x444, 0x448, 0x449, 0x44B, 0x44E, 0x43C, 0x41C: return 980
        default: break
        }
        let isUpper = scalar.properties.isUppercase
        if scalar.value < 0x370 { return isUpper ? 800 : 660 }
        return isUpper ? 860 : 760
    }

    private static func other(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x590...0x5FF: 740
        // Alef, dal, reh, waw and lam are narrow in every font; seen and similar letters are not.
        case 0x622, 0x623, 0x625, 0x627, 0x62F...0x632, 0x644, 0x648: 620
        case 0x633...0x636: 1000
        case 0x600...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 820
        case 0xB80...0xDFF: 1350
        case 0x900...0xB7F: 950
        case 0xE00...0xEFF: 780
        case 0x2010...0x2013: 620
        case 0x2018...0x201B, 0x2032: 420
        case 0x201C...0x201F: 620
        case 0x2026, 0x2212: 1020
        case 0x20A0...0x20CF: 900
        default: 1150
        }
    }

    // From the space to the tilde, in the order of ASCII.
    private static let ascii: [Int] = [
        320, 410, 460, 840, 640, 950, 780, 280, 400, 400, 500, 840, 320, 470, 320, 400,  //  !"#$%&'()*+,-./
        640, 640, 640, 640, 640, 640, 640, 640, 640, 640, 340, 340, 840, 840, 840, 540,  // 0-9:;<=>?
        1000, 690, 690, 700, 775, 640, 580, 780, 760, 300, 560, 660, 560, 900, 760, 790,  // @A-O
        610, 790, 700, 640, 620, 740, 690, 990, 690, 620, 690, 400, 400, 400, 840, 500,  // P-Z[\]^_
        500, 615, 640, 555, 640, 620, 360, 640, 640, 280, 290, 590, 280, 980, 640, 615,  // `a-o
        640, 640, 415, 525, 400, 640, 595, 820, 595, 595, 530, 640, 340, 640, 840,  // p-z{|}~
    ]
}
