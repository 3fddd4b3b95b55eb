/// Character references of HTML, such as `&amp;`, in text that is not HTML.
enum HTMLEntity {
    /// The first one in a text.
    static func first(in text: String) -> String? {
        let bytes = Array(text.utf8)
        for start in bytes.indices where bytes[start] == UInt8(ascii: "&") {
            if let end = end(of: start, bytes) { return String(decoding: bytes[start...end], as: UTF8.self) }
        }
        return nil
    }

    /// The text with characters in the place of all references.
    static func decoded(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"), let end = end(of: index, bytes) {
                guard let meaning = meaning(of: bytes[(index + 1)..<end]) else { return nil }
                decoded += Array(meaning.utf8)
                index = end + 1
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// The place of the semicolon, if a reference begins at a place.
    private static func end(of start: Int, _ bytes: [UInt8]) -> Int? {
        for end in (start + 1)..<min(start + 12, bytes.count) where bytes[end] == UInt8(ascii: ";") {
            let name = bytes[(start + 1)..<end]
            return name.first == UInt8(ascii: "#") ? number(name.dropFirst()).map { _ in end } : meaning(of: name).map { _ in end }
        }
        return nil
    }

    private static func meaning(of name: ArraySlice<UInt8>) -> String? {
        guard name.first == UInt8(ascii: "#") else {
            return names.first { $0.name.utf8.elementsEqual(name) }?.meaning
        }
        return number(name.dropFirst()).flatMap { Unicode.Scalar($0) }.map { String($0) }
    }

    /// The number in digits, or behind an x in hexadecimal digits.
    private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
        let isHex = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        let rest = isHex ? digits.dropFirst() : digits
        guard !rest.isEmpty, rest.count <= 7 else { return nil }
        var number: UInt32 = 0
        for byte in rest {
            guard let digit = Hex.digit(byte), isHex || digit < 10 else { return nil }
            number = number * (isHex ? 16 : 10) + UInt32(digit)
        }
        return number
    }

    private static let names: [(name: String, meaning: String)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("nbsp", "\u{A0}"), ("copy", "©"), ("reg", "®"),
        ("trade", "™"), ("euro", "€"), ("pound", "£"), ("yen", "¥"), ("cent", "¢"), ("deg", "°"), ("ndash", "–"), ("mdash", "—"),
        ("hellip", "…"), ("lsquo", "‘"), ("rsquo", "’"), ("ldquo", "“"), ("rdquo", "”"), ("laquo", "«"), ("raquo", "»"),
        ("times", "×"), ("middot", "·"), ("bull", "•"), ("auml", "ä"), ("ouml", "ö"), ("uuml", "ü"), ("Auml", "Ä"), ("Ouml", "Ö"),
        ("Uuml", "Ü"), ("szlig", "ß"), ("agrave", "à"), ("aacute", "á"), ("acirc", "â"), ("atilde", "ã"), ("aring", "å"), ("aelig", "æ"),
        ("ccedil", "ç"), ("egrave", "è"), ("eacute", "é"), ("ecirc", "ê"), ("euml", "ë"), ("iacute", "í"), ("icirc", "î"), ("iuml", "ï"),
        ("ntilde", "ñ"), ("ograve", "ò"), ("oacute", "ó"), ("ocirc", "ô"), ("otilde", "õ"), ("oslash", "ø"), ("uacute", "ú"),
        ("ugrave", "ù"), ("ucirc", "û"), ("Eacute", "É"),
    ]
}
