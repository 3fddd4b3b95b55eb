// Reports look at every text, so the search for signs reads eight bytes at once.

extension PersonalText {
    /// Whether a text has a sign that a search looks for. Most texts have none.
    package static func isSuspicious(_ text: some Collection<UInt8>) -> Bool {
        if let isFound = text.withContiguousStorageIfAvailable({ unsafe isSuspicious($0.span) }) { return isFound }
        let copy = Array(text)
        return isSuspicious(copy.window)
    }

    private static func isSuspicious(_ text: Span<UInt8>) -> Bool {
        var digits = 0
        var place = 0
        while place < text.count {
            let isLast = place + 8 > text.count
            // The last eight bytes begin before the place.
            if text.count >= 8, !mayHaveSign(text.word(at: isLast ? text.count - 8 : place)) {
                place += 8
                continue
            }
            // Cannot trap: the place is before the end.
            for index in place..<min(place + 8, text.count) {
                switch text[index] {
                case 0x30...0x39:
                    digits += 1
                    if digits >= groupedDigits || isInLongWord(index, text) { return true }
                // The signs of addresses: @, ?, #, % and the first byte of an at in full width.
                case 0x40, 0x3F, 0x23, 0x25, 0xEF: return true
                default: break
                }
            }
            place += 8
        }
        return false
    }

    /// Returns whether one of eight bytes is a digit or the sign of an address. It can also be one of the signs behind the digits.
    private static func mayHaveSign(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func hasZero(_ word: UInt64) -> Bool { (word &- ones) & ~word & (ones &* 0x80) != 0 }
        return hasZero(word & (ones &* 0xF0) ^ (ones &* 0x30)) || hasZero(word ^ (ones &* 0x40)) || hasZero(word ^ (ones &* 0x23))
            || hasZero(word ^ (ones &* 0x25)) || hasZero(word ^ (ones &* 0xEF))
    }

    /// Returns whether a byte is one of twelve letters and digits or more. The last part of a UUID has twelve.
    private static func isInLongWord(_ index: Int, _ text: Span<UInt8>) -> Bool {
        var (start, end) = (index, index + 1)
        while start > 0, end - start < 12, ASCII.isLetterOrDigit(text[start - 1]) { start -= 1 }
        while end < text.count, end - start < 12, ASCII.isLetterOrDigit(text[end]) { end += 1 }
        return end - start >= 12
    }
}
