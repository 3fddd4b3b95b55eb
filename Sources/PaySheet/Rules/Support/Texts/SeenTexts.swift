/// Which texts there have been, as bits: equal texts take the same bit, whatever the case of their letters.
///
/// A list in which no bit is taken twice holds no text twice, and that is most lists: they need not be compared in pairs.
struct SeenTexts {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    /// The bits of a long list: many for each text, so that few that differ share one.
    private var many: ContiguousArray<UInt64> = []
    private var holdsAll = false

    /// - Parameter count: How many texts there are at most.
    init(count: Int) {
        guard count > 16 else { return }
        // Allocates only if a list is much longer than those of shops.
        var words = 32
        while words < count, words < 4096 { words &*= 2 }
        many = ContiguousArray(repeating: 0, count: words)
    }

    /// Notes a text. Returns whether an equal one may have been before.
    mutating func mayHold(_ text: borrowing Text) -> Bool {
        // What is escaped may be written in several ways.
        guard text.isPlain else {
            holdsAll = true
            return true
        }
        if holdsAll { return true }
        let start = Int(text.node.start)
        let count = text.byteCount
        var head = text.bytes.word(at: start)
        var tail = head
        if count >= 8 { tail = text.bytes.word(at: start &+ count &- 8) } else { head &= (1 &<< UInt64(8 &* count)) &- 1 }
        if count < 8 { tail = head }
        // Letters differ from their capitals in one bit.
        let letters: UInt64 = 0x2020_2020_2020_2020
        let hash = (((head | letters) ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15) ^ ((tail | letters) &* 0xC2B2_AE3D_27D4_EB4F)
        let place = ((hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15) >> 40
        let bit: UInt64 = 1 &<< (place & 63)
        guard many.isEmpty else {
            let word = Int(truncatingIfNeeded: place >> 6) & (many.count &- 1)
            defer { many[word] |= bit }
            return many[word] & bit != 0
        }
        if place & 64 == 0 {
            defer { low |= bit }
            return low & bit != 0
        }
        defer { high |= bit }
        return high & bit != 0
    }
}
