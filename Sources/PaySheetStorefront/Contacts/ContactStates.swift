import PaySheet

/// The states, provinces and prefectures of countries in their spellings: codes, names in the country's languages, and English names.
///
/// Devices hand over what the shopper typed or chose, so a code, a name and an abbreviation are all usual.
enum ContactStates {
    /// The codes and names of a country's states; `nil` if they are not known.
    static func all(in country: Country) -> [String]? { rows(of: country).map { rows in rows.flatMap { spellings($0) } } }

    /// The code of a state, mostly that of ISO 3166-2; `nil` if the state is not known or its country has no such codes.
    static func code(of state: String, in country: Country) -> String? {
        guard let row = rows(of: country)?.first(where: { contains(state, in: spellings($0)) }) else { return nil }
        return row.utf8.first == ASCII.minus ? nil : spellings(row).first
    }

    /// The code of a row, if it has one, and its names.
    private static func spellings(_ row: String) -> [String] { row.split(separator: "|").filter { $0 != "-" }.map { String($0) } }

    /// Whether a text names one of some states. Case, spaces, points and accents do not count.
    static func contains(_ state: String, in names: [String]) -> Bool {
        var plain: [UInt8] = []
        squeeze(state) { byte in
            plain.append(byte)
            return true
        }
        return names.contains { isSame($0, plain) }
    }

    /// Whether a name is a squeezed text. Most names differ in the first letter, so nothing is copied.
    private static func isSame(_ name: String, _ plain: [UInt8]) -> Bool {
        var rest = plain[...]
        let isStart = squeeze(name) { rest.popFirst() == $0 }
        return isStart && rest.isEmpty
    }

    /// Whether a text is in a script that the names of a country are written in. Of other scripts nothing is known.
    static func isReadable(_ state: String, in names: [String]) -> Bool {
        func hasLatin(_ text: String) -> Bool { text.utf8.contains { Letters.isLetter($0) } }
        return hasLatin(state) || names.contains { !hasLatin($0) }
    }

    /// Hands over the letters and digits of a text in lower case, until the function returns false. Returns whether it never did.
    @discardableResult
    private static func squeeze(_ text: String, _ take: (UInt8) -> Bool) -> Bool {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            // Wide spaces, and accents behind their letters.
            case 0x3000, 0x300...0x36F: continue
            case let value where value < 0x80:
                let byte = UInt8(truncatingIfNeeded: value)
                guard Letters.isLetter(byte) || Letters.isDigit(byte) else { continue }
                guard take(ASCII.lowerCased(byte)) else { return false }
            default:
                if let letter = plainLetter(scalar.value) {
                    guard take(letter) else { return false }
                } else {
                    for byte in scalar.utf8 { guard take(byte) else { return false } }
                }
            }
        }
        return true
    }

    /// The letter without its accent, such as o for ō and é for e.
    private static func plainLetter(_ scalar: UInt32) -> UInt8? {
        switch scalar {
        case 0xC0...0xC5, 0xE0...0xE5, 0x100...0x105: UInt8(ascii: "a")
        case 0xC7, 0xE7, 0x106...0x10D: UInt8(ascii: "c")
        case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B: UInt8(ascii: "e")
        case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131: UInt8(ascii: "i")
        case 0xD1, 0xF1, 0x143...0x148: UInt8(ascii: "n")
        case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x14C...0x151: UInt8(ascii: "o")
        case 0xD9...0xDC, 0xF9...0xFC, 0x168...0x173: UInt8(ascii: "u")
        default: nil
        }
    }
}
