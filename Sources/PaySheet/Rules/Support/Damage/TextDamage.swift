/// What a program on the way has done to a text that a shopper reads.
enum TextDamage {
    /// HTML was escaped; the first entity, and the text without entities if all of them are known.
    case entity(String, repaired: String?)
    /// UTF-8 was read as Latin-1 or Windows-1252; the text as it was.
    case garbled(repaired: String)

    /// Returns what is wrong with a text, or `nil`.
    static func find(in text: borrowing Text) -> TextDamage? {
        let string = text.string
        if let repaired = GarbledText.repaired(string) { return .garbled(repaired: repaired) }
        return HTMLEntity.first(in: string).map { .entity($0, repaired: HTMLEntity.decoded(string)) }
    }
}

extension Text {
    /// Quickly: false for nearly all texts that are right.
    var mayBeDamaged: Bool {
        guard isPlain else { return true }
        var index = 0
        while index < byteCount {
            // Eight bytes at once, for most texts have neither of the two.
            let word = bytes.word(at: Int(node.start) &+ index)
            guard word.mayHold(UInt8(ascii: "&")) || word.mayHold(0xC3) else {
                index &+= 8
                continue
            }
            for place in index..<min(index &+ 8, byteCount) {
                // A letter of Latin-1, and behind it another character beyond ASCII.
                let isGarbled = byte(place) == 0xC3 && place &+ 2 < byteCount && byte(place &+ 2) >= 0x80
                if isGarbled || byte(place) == UInt8(ascii: "&") { return true }
            }
            index &+= 8
        }
        return false
    }
}
