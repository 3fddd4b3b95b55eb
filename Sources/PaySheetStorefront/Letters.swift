import PaySheet

/// Letters of ASCII, which all words of HTML and CSS consist of.
enum Letters {
    static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

    /// The letters and digits of a word, in lower case: what remains when people spell it in another style.
    static func squeezed(_ word: String) -> [UInt8] {
        word.utf8.filter { isLetter($0) || isDigit($0) || $0 >= 0x80 }.map { ASCII.lowerCased($0) }
    }

    /// Returns the word that was probably meant: one that differs in style only, or in a few letters.
    static func nearest(_ word: String, _ candidates: [String]) -> String? { NearNames.nearest(word, candidates, comparing: squeezed) }
}
