/// Characters that can replace each other: a letter of the same kind replaces a letter.
struct Alphabet: Hashable, Sendable {
    private let first: UInt32
    /// The number of characters.
    let count: Int

    /// Returns the character at an index.
    func character(_ place: Int) -> Unicode.Scalar { Unicode.Scalar(first + UInt32(truncatingIfNeeded: place)) ?? "x" }

    private init(_ first: UInt32, _ count: Int) {
        self.first = first
        self.count = count
    }

    static let digits = Alphabet(0x30, 10)
    private static let small = Alphabet(0x61, 26)
    private static let capital = Alphabet(0x41, 26)
    private static let smallDigits = Alphabet(0x61, 6)
    private static let smallOthers = Alphabet(0x67, 20)
    private static let capitalDigits = Alphabet(0x41, 6)
    private static let capitalOthers = Alphabet(0x47, 20)
    private static let smallAccented = Alphabet(0xE0, 23)
    private static let capitalAccented = Alphabet(0xC0, 23)
    private static let ideographs = Alphabet(0x4E00, 4096)
    private static let rareIdeographs = Alphabet(0x20000, 4096)
    private static let signs = Alphabet(0x2600, 16)
    private static let pictures = Alphabet(0x1F330, 32)
    private static let foreignDigits = Alphabet(0x660, 10)

    /// Returns the alphabet of a character in a text that should be hexadecimal: of a to f, or of the other letters.
    static func ofHexadecimal(_ scalar: Unicode.Scalar) -> Alphabet? {
        switch of(scalar) {
        case small: scalar.value <= 0x66 ? smallDigits : smallOthers
        case capital: scalar.value <= 0x46 ? capitalDigits : capitalOthers
        case let other: other
        }
    }

    /// Returns the alphabet of a character, or `nil` for spaces, punctuation and control characters.
    static func of(_ scalar: Unicode.Scalar) -> Alphabet? {
        switch scalar.value {
        case 0x30...0x39: return digits
        case 0x61...0x7A: return small
        case 0x41...0x5A: return capital
        case 0..<0x80: return nil
        default: break
        }
        // JavaScript counts characters outside the basic plane twice.
        let isRare = scalar.value > 0xFFFF
        switch scalar.properties.generalCategory {
        case .lowercaseLetter: return isRare ? rareIdeographs : smallAccented
        case .uppercaseLetter, .titlecaseLetter: return isRare ? rareIdeographs : capitalAccented
        case .modifierLetter, .otherLetter: return isRare ? rareIdeographs : ideographs
        case .decimalNumber, .letterNumber, .otherNumber: return isRare ? pictures : foreignDigits
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return isRare ? pictures : signs
        case .privateUse, .unassigned: return isRare ? pictures : signs
        default: return nil
        }
    }
}
