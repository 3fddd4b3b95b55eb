/// Words of a text: letters with no letter beside them. Bytes that are not ASCII count as letters.
extension Text {
    /// The text has a word that meets a condition.
    @inline(__always)
    func hasWord(where condition: (_ place: Range<Int>) -> Bool) -> Bool {
        guard byteCount <= 64 else { return isLong(withWord: condition) }
        var letters = letters
        while letters != 0 {
            let start = letters.trailingZeroBitCount
            let end = start &+ (~(letters &>> UInt64(truncatingIfNeeded: start))).trailingZeroBitCount
            if condition(start..<end) { return true }
            letters &= ~0 << UInt64(truncatingIfNeeded: end)
        }
        return false
    }

    /// The same for a text whose bytes are too many for the bits of a word.
    private func isLong(withWord condition: (_ place: Range<Int>) -> Bool) -> Bool {
        var end = 0
        while end < byteCount {
            var start = end
            while start < byteCount, !Text.isLetter(byte(start)) { start &+= 1 }
            end = start
            while end < byteCount, Text.isLetter(byte(end)) { end &+= 1 }
            if start < end, condition(start..<end) { return true }
        }
        return false
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || ASCII.isLowerCaseLetter(ASCII.lowerCased(byte)) }

    /// Which of the first bytes are letters, each a bit.
    @inline(__always)
    private var letters: UInt64 {
        let (start, count) = (Int(node.start), byteCount)
        var letters: UInt64 = 0
        var place = 0
        while place < count {
            letters |= Text.letters(bytes.word(at: start &+ place)) &<< UInt64(truncatingIfNeeded: place)
            place &+= 8
        }
        // The quote and whatever follows it do not count.
        return letters & (~0 >> UInt64(truncatingIfNeeded: 64 &- count))
    }

    /// Which of eight bytes are letters, each a bit.
    @inline(__always)
    private static func letters(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let small = (word | (0x20 &* ones)) & (0x7F &* ones)
        // The highest bit of a byte: not below "a", and not behind "z".
        let marks = ((small &+ (0x1F &* ones)) & ~(small &+ (0x05 &* ones))) | word
        return (((marks &>> 7) & ones) &* 0x0102_0408_1020_4080) &>> 56
    }
}

/// Some words of lower-case letters, to find them in any case.
struct WordChoice: Sendable {
    private let words: [StaticString]
    /// The first letters and the lengths, each a bit. Most words of a text have another one.
    private let firstLetters: UInt32
    private let lengths: UInt32

    init(_ words: [StaticString]) {
        self.words = words
        firstLetters = words.reduce(0) { $0 | WordChoice.bit($1.byte(0)) }
        lengths = words.reduce(0) { $0 | 1 << UInt32(truncatingIfNeeded: $1.utf8CodeUnitCount) }
    }

    @inline(__always)
    private static func bit(_ letter: UInt8) -> UInt32 { 1 &<< UInt32(letter & 0x1F) }

    /// One of the words begins at a place of a text, whatever follows it.
    @inline(__always)
    func begins(_ text: borrowing Text, at place: Int) -> Bool {
        guard firstLetters & WordChoice.bit(text.byte(place)) != 0 else { return false }
        return words.contains { text.matches($0, at: place) }
    }

    /// The word at a place of a text is one of them.
    @inline(__always)
    func contains(_ place: Range<Int>, of text: borrowing Text) -> Bool {
        guard lengths & 1 << UInt32(truncatingIfNeeded: place.count) != 0, firstLetters & WordChoice.bit(text.byte(place.lowerBound)) != 0
        else { return false }
        return words.contains { text.isWord($0, place) }
    }
}
