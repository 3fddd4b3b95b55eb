/// Bits of data that arrives in parts. The lowest bit of each byte comes first.
struct BitReader {
    /// Returns the next part, or an empty one at the end.
    private let more: () -> [UInt8]
    private var part: ArraySlice<UInt8>
    private var place: Int
    /// The bytes of the parts before this one.
    private var before = 0
    private var hasEnded = false
    /// The bits that are read and not used, the next one lowest. Above them there are zeros.
    private(set) var bits: UInt64 = 0
    private(set) var bitCount = 0
    /// Where the data was useful last; see ``isStalled``.
    private var mark = 0
    /// Whether so much of the data had no content that reading stopped.
    private(set) var isStalled = false

    /// The highest number of bytes without content. Without this limit, reading could go on without end.
    private static let patience = 1 << 20

    /// Creates a reader of data that is all here.
    init(_ data: ArraySlice<UInt8>) {
        self.init(data, more: { [] })
        hasEnded = true
    }

    /// Creates a reader of one part, and of more parts after it.
    init(_ part: ArraySlice<UInt8>, more: @escaping () -> [UInt8]) {
        self.part = part
        self.more = more
        place = part.startIndex
    }

    /// The number of bytes that are read.
    var read: Int { before + place - part.startIndex }
    /// The number of bytes of which at least one bit is used.
    var used: Int { read - bitCount / 8 }

    /// Whether the next code can be longer than the bits that are here, and more data can arrive.
    var isLow: Bool { !hasEnded && bitCount < HuffmanCode.mostBits && part.endIndex - place < 2 }

    /// Notes that the data up to here has content.
    mutating func markUseful() { mark = used }

    /// Takes up to 16 bits, the first one lowest.
    mutating func take(_ count: Int) throws(Inflate.Fault) -> Int {
        while bitCount < count {
            guard pull() else { throw .truncated }
        }
        let value = Int(truncatingIfNeeded: bits & (1 << UInt64(count) &- 1))
        drop(count)
        return value
    }

    /// Drops bits that ``bits`` has.
    mutating func drop(_ count: Int) {
        bits >>= UInt64(count)
        bitCount -= count
    }

    /// Drops the bits up to the next whole byte.
    mutating func align() { drop(bitCount % 8) }

    /// Adds the bytes of this part for which there is room.
    mutating func fill() {
        while bitCount <= 56, place < part.endIndex { addByte() }
    }

    /// Adds a byte, of the next part if necessary. Returns false at the end.
    mutating func pull() -> Bool {
        guard place < part.endIndex || nextPart() else { return false }
        addByte()
        return true
    }

    private mutating func addByte() {
        bits |= UInt64(part[place]) << UInt64(bitCount)
        bitCount += 8
        place += 1
    }

    /// Takes up to this number of whole bytes of the current part, and at least one unless the data ends. Needs ``align()`` before.
    mutating func takeBytes(_ most: Int) throws(Inflate.Fault) -> ArraySlice<UInt8> {
        if bitCount >= 8 { return [UInt8(truncatingIfNeeded: try take(8))] }
        guard place < part.endIndex || nextPart() else { throw .truncated }
        let bytes = part[place..<place + min(most, part.endIndex - place)]
        place = bytes.endIndex
        return bytes
    }

    private mutating func nextPart() -> Bool {
        guard !hasEnded else { return false }
        isStalled = used - mark > BitReader.patience
        before += part.count
        part = isStalled ? [] : more()[...]
        place = part.startIndex
        hasEnded = part.isEmpty
        return !hasEnded
    }
}
