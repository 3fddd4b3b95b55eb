/// The tables and the bytes that a search for names needs, held together.
struct NameSearch: ~Escapable {
    let bytes: Span<UInt8>
    let names: Span<NameRow>
    let places: Span<UInt8>
    let middles: Span<UInt64>

    @_lifetime(copy bytes, copy names, copy places, copy middles)
    init(bytes: Span<UInt8>, names: Span<NameRow>, places: Span<UInt8>, middles: Span<UInt64>) {
        self.bytes = bytes
        self.names = names
        self.places = places
        self.middles = middles
    }

    /// Returns the index of a name of the document in a list, or -1. `guess` is tried first, because members mostly come in order.
    @inline(__always)
    func find(_ start: Int, _ length: Int, in list: NameList, guess: Int) -> Int {
        var head = bytes.word(at: start)
        let tail: UInt64
        if length >= 8 {
            tail = bytes.word(at: start &+ length &- 8)
        } else {
            head &= (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1
            tail = head
        }
        if guess < Int(list.count), matches(Int(list.first) &+ guess, start, length, head, tail) { return guess }
        let candidate = Int(places[Int(list.places) &+ place(start, length, head, tail, in: list)])
        guard candidate < Int(list.count), matches(Int(list.first) &+ candidate, start, length, head, tail) else { return -1 }
        return candidate
    }

    private func place(_ start: Int, _ length: Int, _ head: UInt64, _ tail: UInt64, in list: NameList) -> Int {
        switch list.key {
        case NameList.wholeName: list.place(head, tail, length)
        case NameList.twoWords: list.place(ofKey: NameList.mixed(head, word(start, length, at: 8)))
        default: list.place(ofKey: word(start, length, at: Int(list.key)))
        }
    }

    /// Eight bytes of a name, of which those behind its end are zero.
    private func word(_ start: Int, _ length: Int, at offset: Int) -> UInt64 {
        guard offset < length else { return 0 }
        let beyond = UInt64(truncatingIfNeeded: 64 &- 8 &* min(length &- offset, 8))
        return (bytes.word(at: start &+ offset) &<< beyond) &>> beyond
    }

    @inline(__always)
    private func matches(_ row: Int, _ start: Int, _ length: Int, _ head: UInt64, _ tail: UInt64) -> Bool {
        let name = names[row]
        guard name.head == head, name.tail == tail, Int(name.length) == length else { return false }
        return length <= 16 || sameMiddle(Int(name.middle), start, length)
    }

    @inline(__always)
    private func sameMiddle(_ first: Int, _ start: Int, _ length: Int) -> Bool {
        var offset = 8
        var index = first
        while offset &+ 8 < length {
            guard bytes.word(at: start &+ offset) == middles[index] else { return false }
            offset &+= 8
            index &+= 1
        }
        return true
    }
}
