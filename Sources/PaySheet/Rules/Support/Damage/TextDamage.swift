/// What a program on the way has done to a text that a shopper reads.
enum TextDamage {
    /// HTML was escaped; the first entity, and the text without entities if all of them are known.
    case entity(String, repaired: String?)
    /// UTF-8 was read as Latin-1 or Windows-1252; the text as it was.
    case garbled(repaired: String)

    /// Returns what is wrong with a text, or `nil`.
    static func find(in text: borrowing Text) -> TextDamage? {
        guard text.mayBeDamaged else { return nil }
        let string = text.string
        if let repaired = GarbledText.repaired(string) { return .garbled(repaired: repaired) }
        return HTMLEntity.first(in: string).map { .entity($0, repaired: HTMLEntity.decoded(string)) }
    }
}

extension Text {
    /// The text has an escape, an ampersand or a byte beyond ASCII.
    var isUnusual: Bool {
        guard isPlain else { return true }
        for index in 0..<byteCount {
            let byte = byte(index)
            if byte >= 0x80 || byte == UInt8(ascii: "&") { return true }
        }
        return false
    }

    /// Quickly: false for nearly all texts that are right.
    fileprivate var mayBeDamaged: Bool {
        guard isPlain else { return true }
        for index in 0..<byteCount {
            switch byte(index) {
            case UInt8(ascii: "&"): return true
            // A letter of Latin-1, and behind it another character beyond ASCII.
            case 0xC3: if index &+ 2 < byteCount, byte(index &+ 2) >= 0x80 { return true }
            default: break
            }
        }
        return false
    }
}
