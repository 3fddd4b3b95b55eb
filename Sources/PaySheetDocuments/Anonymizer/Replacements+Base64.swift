extension Replacements {
    /// Returns Base64 of the same number of bytes, all zero except for a count at the end. Invalid Base64 keeps its form.
    mutating func base64(_ text: String) -> String {
        let letters = Array(text.utf8)
        if let packed = packed(text) { return packed }
        guard let byteCount = Replacements.byteCount(letters) else { return brokenBase64(letters) }
        return remembered(base64: text) { number in
            let first = Replacements.encoded(number, in: byteCount)
            return first == text ? Replacements.encoded(number + 1, in: byteCount) : first
        }
    }

    /// An object in Base64 keeps the beginning that identifies it.
    mutating func packed(_ text: String) -> String? {
        let letters = Array(text.utf8)
        guard let byteCount = Replacements.byteCount(letters), byteCount > 4 else { return nil }
        let opening = String(decoding: letters.prefix(3), as: UTF8.self)
        guard ["eyJ", "eyA", "ewo", "ew0"].contains(opening) else { return nil }
        // Four letters are three bytes: the opening brace and the next two characters.
        let rest = String(decoding: letters.dropFirst(4), as: UTF8.self)
        return String(decoding: letters.prefix(3), as: UTF8.self) + "A" + base64(rest)
    }

    /// Returns Base64 with a mistake, letter by letter, so that the mistake stays. The last letter before `=` keeps its zero bits.
    ///
    /// Of Base64 only signs `=` follow the first one. Anything else is another text, and is replaced as a whole.
    private mutating func brokenBase64(_ letters: [UInt8]) -> String {
        let end = letters.firstIndex(of: UInt8(ascii: "=")) ?? letters.count
        guard end > 0, end < letters.count, letters[end...].allSatisfy({ $0 == UInt8(ascii: "=") }) else {
            return self.text(String(decoding: letters, as: UTF8.self))
        }
        return self.text(String(decoding: letters.prefix(end - 1), as: UTF8.self)) + "A" + String(decoding: letters[end...], as: UTF8.self)
    }

    private static let alphabet = [UInt8]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "/"): true
        default: false
        }
    }

    /// Returns the number of bytes of valid Base64, or `nil`.
    private static func byteCount(_ letters: [UInt8]) -> Int? {
        let padding = letters.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        guard !letters.isEmpty, letters.count % 4 == 0, padding <= 2, letters.dropLast(padding).allSatisfy({ isLetter($0) })
        else { return nil }
        return letters.count / 4 * 3 - padding
    }

    /// Returns this number of bytes with a number at the end.
    private static func encoded(_ number: Int, in count: Int) -> String {
        var bytes = [UInt8](repeating: 0, count: count)
        var rest = number
        for place in bytes.indices.reversed() {
            bytes[place] = UInt8(truncatingIfNeeded: rest)
            rest >>= 8
        }
        var text: [UInt8] = []
        for start in stride(from: 0, to: count, by: 3) {
            // Cannot trap: the stride ends before the count.
            let piece = Array(bytes[start..<min(start + 3, count)])
            let word = piece.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
            for place in 0..<4 {
                // Cannot trap: six bits are a place in the alphabet.
                text.append(place <= piece.count ? alphabet[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
