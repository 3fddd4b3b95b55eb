/// A list of words of a vocabulary. Up to twelve known ones are stored in one machine word, so that most lists need no memory of their
/// own. The array is created on demand.
package struct KeptWords<Word: OpenVocabulary>: Sendable, Hashable {
    /// The places of the words in the vocabulary, each plus one, five bits each, the first one lowest. Zero where `list` has them.
    private var packed: UInt64 = 0
    /// The words, where there are more of them or one of them is unknown.
    private var list: [Word]?

    private static var capacity: Int { 12 }
    private static var largestPlace: Int { 30 }

    /// Keeps a list.
    init(_ words: [Word]) {
        var packed: UInt64 = 0
        var shift: UInt64 = 0
        for word in words {
            guard case .known(let place) = word.word, let field = KeptWords.field(Int(place), at: shift) else {
                list = words
                return
            }
            packed |= field
            shift &+= 5
        }
        self.packed = packed
    }

    /// No words; others follow by ``append(_:at:)``.
    @inline(__always)
    init() {}

    /// Puts the known word at a place behind the `count` ones that are there. Returns false where it cannot be kept so.
    @inline(__always)
    mutating func append(_ place: Int, at count: Int) -> Bool {
        guard let field = KeptWords.field(place, at: UInt64(truncatingIfNeeded: count) &* 5) else { return false }
        packed |= field
        return true
    }

    @inline(__always)
    private static func field(_ place: Int, at shift: UInt64) -> UInt64? {
        guard place >= 0, place <= largestPlace, shift < UInt64(truncatingIfNeeded: capacity &* 5) else { return nil }
        return UInt64(truncatingIfNeeded: place &+ 1) &<< shift
    }

    var words: [Word] {
        if let list { return list }
        var words: [Word] = []
        words.reserveCapacity((69 &- packed.leadingZeroBitCount) / 5)
        var rest = packed
        while rest != 0 {
            words.append(Word(word: .known(UInt8(truncatingIfNeeded: rest & 31) &- 1)))
            rest &>>= 5
        }
        return words
    }
}

extension KeptWords: JSONWritable {
    package func write(_ writer: inout Writer) {
        if let list { return list.write(&writer) }
        writer.bytes.append(UInt8(ascii: "["))
        var rest = packed
        while rest != 0 {
            if rest != packed { writer.bytes.append(UInt8(ascii: ",")) }
            Word(word: .known(UInt8(truncatingIfNeeded: rest & 31) &- 1)).write(&writer)
            rest &>>= 5
        }
        writer.bytes.append(UInt8(ascii: "]"))
    }
}
