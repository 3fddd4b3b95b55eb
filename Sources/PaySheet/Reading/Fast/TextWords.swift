/// The words of a text, one after the other: letters with no letter beside them.
///
/// Bytes that are not ASCII count as letters. The letters of a short text are found eight at a time.
struct TextWords: ~Escapable {
    private let text: Text
    /// The letters of a short text behind the last word, each a bit.
    private var letters: UInt64 = 0
    /// The end of the last word of a long text.
    private var end = 0

    /// The number of bytes whose letters fit the bits.
    private static let short = 64

    @_lifetime(copy text)
    @inline(__always)
    init(_ text: Text) {
        self.text = text
        guard text.byteCount <= TextWords.short else { return }
        var place = 0
        while place < text.byteCount {
            letters |= TextWords.letters(text.bytes.word(at: Int(text.node.start) &+ place)) &<< UInt64(place)
            place &+= 8
        }
        // Behind the text are its quote and whatever follows.
        letters &= ~0 >> UInt64(TextWords.short &- text.byteCount)
    }

    /// The place of the next word.
    @inline(__always)
    mutating func next() -> Range<Int>? {
        guard text.byteCount <= TextWords.short else { return nextOfMany() }
        guard letters != 0 else { return nil }
        let start = letters.trailingZeroBitCount
        let end = start &+ (~(letters &>> UInt64(start))).trailingZeroBitCount
        letters &= ~0 << UInt64(end)
        return start..<end
    }

    @inline(never)
    private mutating func nextOfMany() -> Range<Int>? {
        var start = end
        while start < text.byteCount, !TextWords.isLetter(text.byte(start)) { start &+= 1 }
        end = start
        while end < text.byteCount, TextWords.isLetter(text.byte(end)) { end &+= 1 }
        return start < end ? start..<end : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || ASCII.isLowerCaseLetter(ASCII.lowerCased(byte)) }

    /// The bytes that are letters, each a bit.
    @inline(__always)
    private static func letters(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let small = (word | 0x20 &* ones) & 0x7F &* ones
        // The highest bit of a byte: not below "a", and not behind "z".
        let marks = (small &+ 0x1F &* ones) & ~(small &+ 0x05 &* ones) | word
        return (marks &>> 7 & ones) &* 0x0102_0408_1020_4080 &>> 56
    }
}

/// Some words of lower-case letters, to find them in any case.
struct WordChoice: Sendable {
    private let words: [StaticString]
    /// The first letters, each a bit. Most words of a text begin with another one.
    private let firstLetters: UInt32

    init(_ words: [StaticString]) {
        self.words = words
        firstLetters = words.reduce(0) { $0 | WordChoice.bit($1.byte(0)) }
    }

    private static func bit(_ letter: UInt8) -> UInt32 { 1 &<< UInt32(letter & 0x1F) }

    /// One of the words begins at a place of a text, whatever follows it.
    @inline(__always)
    func begins(_ text: borrowing Text, at place: Int) -> Bool {
        firstLetters & WordChoice.bit(text.byte(place)) != 0 && words.contains { text.matches($0, at: place) }
    }

    /// The word at a place of a text is one of them.
    @inline(__always)
    func contains(_ place: Range<Int>, of text: borrowing Text) -> Bool {
        firstLetters & WordChoice.bit(text.byte(place.lowerBound)) != 0 && words.contains { text.isWord($0, place) }
    }
}
