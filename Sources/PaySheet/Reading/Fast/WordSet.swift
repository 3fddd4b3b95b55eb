/// What both readings note behind the elements of a list of words, see ``Bound``.
struct WordSet {
    /// Each word as a bit; the highest stands for all that are none of the vocabulary.
    let bits: UInt64
    /// None of them is anything but text.
    let areReadable: Bool

    @inline(__always)
    func contains(_ word: Int) -> Bool { bits &>> UInt64(word) & 1 != 0 }

    /// All of them are of the vocabulary.
    var areKnown: Bool { bits >> 63 == 0 }
}

extension Cursor {
    /// The words of a list with so many elements, whose first is at a place.
    @inline(__always)
    func words(notedBehind first: Int, count: Int) -> WordSet {
        let place = first &+ count
        return WordSet(bits: UInt64(bitPattern: values[place]), areReadable: slots[place] == Bound.readable)
    }
}
