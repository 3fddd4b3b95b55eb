import PaySheetText

/// A buffer for reports. Writers of JSON reserve capacity first, once for a name, a text or a number, and then fill it. Others add one
/// piece after the other.
@usableFromInline @safe package struct ReportBuffer: ~Copyable {
    @usableFromInline var memory: UnsafeMutableRawPointer
    private var capacity: Int
    /// The number of bytes written.
    private(set) var count = 0

    init(capacity: Int = 0) {
        self.capacity = max(capacity, 256)
        unsafe memory = UnsafeMutableRawPointer.allocate(byteCount: self.capacity, alignment: 8)
    }

    /// (Inlinable, because modules of Embedded Swift must see it.)
    @inlinable deinit { unsafe memory.deallocate() }

    /// A copy of the content.
    var bytes: [UInt8] { unsafe Array(UnsafeRawBufferPointer(start: memory, count: count)) }

    /// Appends the content to other bytes.
    func append(to bytes: inout [UInt8]) { unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: memory, count: count)) }

    /// Whether a bracket here would begin a command to a build server.
    var opensCommand: Bool {
        var place = count
        return VisibleText.opensCommand {
            guard place > 0 else { return nil }
            place -= 1
            return unsafe memory.load(fromByteOffset: place, as: UInt8.self)
        }
    }

    /// Reserves this number of bytes. Up to a word more can be written without counting it.
    @inline(__always)
    mutating func make(_ length: Int) {
        if capacity &- count < length &+ 8 { grow(length &+ 8) }
    }

    @inline(never)
    private mutating func grow(_ length: Int) {
        let size = count + max(length, count)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
        unsafe larger.copyMemory(from: memory, byteCount: count)
        unsafe memory.deallocate()
        unsafe memory = larger
        capacity = size
    }

    // MARK: Adding

    mutating func add(_ text: StaticString) {
        make(text.utf8CodeUnitCount)
        put(text)
    }

    mutating func add(_ text: String) {
        make(text.utf8.count)
        put(text)
    }

    mutating func add(_ byte: UInt8, count: Int = 1) {
        make(count)
        for _ in 0..<count { put(byte) }
    }

    mutating func add(_ range: Range<Int>, of bytes: [UInt8]) {
        guard !range.isEmpty else { return }
        make(range.count)
        unsafe bytes.withUnsafeBytes { source in
            unsafe UnsafeMutableRawBufferPointer(start: memory + count, count: range.count).copyMemory(
                from: UnsafeRawBufferPointer(rebasing: source[range]))
        }
        count &+= range.count
    }

    mutating func add(_ bytes: [UInt8]) {
        make(bytes.count)
        put(bytes)
    }

    mutating func add(decimals number: Int) {
        make(Decimals.most &+ 1)
        if number < 0 { put(UInt8(ascii: "-")) }
        put(decimals: number.magnitude)
    }

    /// Removes the spaces at the end, as far as a place.
    mutating func removeSpaces(downTo start: Int) {
        while count > start, unsafe memory.load(fromByteOffset: count &- 1, as: UInt8.self) == 0x20 { count &-= 1 }
    }

    // MARK: Filling

    @inline(__always)
    mutating func put(_ byte: UInt8) {
        assert(count < capacity)
        unsafe memory.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count &+= 1
    }

    /// Short text. A call to copy it would take longer than this.
    @inline(__always)
    mutating func put(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        assert(count + length <= capacity)
        let (source, target) = unsafe (UnsafeRawPointer(text.utf8Start), memory + count)
        if length >= 8 {
            var place = 0
            repeat {
                unsafe target.storeBytes(
                    of: source.loadUnaligned(fromByteOffset: place, as: UInt64.self), toByteOffset: place, as: UInt64.self)
                place &+= 8
            } while place &+ 8 <= length
            // The rest, with some bytes before it.
            let last = length &- 8
            unsafe target.storeBytes(of: source.loadUnaligned(fromByteOffset: last, as: UInt64.self), toByteOffset: last, as: UInt64.self)
        } else if length >= 4 {
            let last = length &- 4
            unsafe target.storeBytes(of: source.loadUnaligned(as: UInt32.self), as: UInt32.self)
            unsafe target.storeBytes(of: source.loadUnaligned(fromByteOffset: last, as: UInt32.self), toByteOffset: last, as: UInt32.self)
        } else {
            for place in 0..<length { unsafe target.storeBytes(of: text.utf8Start[place], toByteOffset: place, as: UInt8.self) }
        }
        count &+= length
    }

    mutating func put(_ bytes: [UInt8]) {
        assert(count + bytes.count <= capacity)
        unsafe bytes.withUnsafeBytes { source in
            guard let start = source.baseAddress else { return }
            unsafe (memory + count).copyMemory(from: start, byteCount: source.count)
        }
        count &+= bytes.count
    }

    mutating func put(_ text: String) {
        let count = count
        let isWritten: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { source in
            guard let start = source.baseAddress else { return }
            unsafe (memory + count).copyMemory(from: start, byteCount: source.count)
        }
        guard isWritten != nil else {
            for byte in text.utf8 { put(byte) }
            return
        }
        self.count &+= text.utf8.count
    }

    /// Writes a number in decimal digits.
    mutating func put(decimals number: UInt) {
        if number < 10 { return put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)) }
        let end = count &+ Decimals.count(of: number)
        assert(end <= capacity)
        var place = end
        Decimals.each(of: number) { digit in
            place &-= 1
            unsafe memory.storeBytes(of: digit, toByteOffset: place, as: UInt8.self)
        }
        count = end
    }

    /// Writes ASCII text in which at most quotes and backslashes are escaped; the buffer has capacity for twice its length. Returns
    /// false, and writes nothing, for other text.
    mutating func putPlain(_ text: String) -> Bool {
        let (memory, start) = unsafe (memory, count)
        let end = unsafe text.utf8.withContiguousStorageIfAvailable {
            unsafe ReportBuffer.copyPlain(UnsafeRawBufferPointer($0), to: memory, at: start)
        }
        guard let end, end >= 0 else { return false }
        count = end
        return true
    }

    /// Returns the end of the written text, or a value below zero if something else must be escaped.
    private static func copyPlain(_ text: UnsafeRawBufferPointer, to memory: UnsafeMutableRawPointer, at start: Int) -> Int {
        var end = start
        var place = 0
        while place < text.count {
            let length = min(text.count &- place, 8)
            let word = unsafe ReportBuffer.word(of: text, at: place, length)
            unsafe memory.storeBytes(of: word.littleEndian, toByteOffset: end, as: UInt64.self)
            let special = ReportBuffer.special(word) & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length))
            guard special != 0 else {
                place &+= length
                end &+= length
                continue
            }
            let plain = special.trailingZeroBitCount &>> 3
            place &+= plain
            end &+= plain
            let byte = unsafe text[place]
            guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { return -1 }
            unsafe memory.storeBytes(of: UInt8(ascii: "\\"), toByteOffset: end, as: UInt8.self)
            unsafe memory.storeBytes(of: byte, toByteOffset: end &+ 1, as: UInt8.self)
            place &+= 1
            end &+= 2
        }
        return end
    }

    /// Returns at most eight bytes of a text as a word. The other bytes are undefined.
    @inline(__always)
    private static func word(of text: UnsafeRawBufferPointer, at place: Int, _ length: Int) -> UInt64 {
        if length == 8 { return unsafe text.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian }
        if text.count >= 8 {
            // With some bytes before them.
            let last = unsafe text.loadUnaligned(fromByteOffset: text.count &- 8, as: UInt64.self).littleEndian
            return last &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length)
        }
        var word: UInt64 = 0
        for byte in 0..<length { unsafe word |= UInt64(text[place &+ byte]) &<< UInt64(truncatingIfNeeded: 8 &* byte) }
        return word
    }

    /// The highest bit of every byte that is not ASCII, must be escaped, or is a bracket. (Bits after the first can be wrong.)
    @inline(__always)
    private static func special(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func holds(_ byte: UInt64) -> UInt64 {
            let difference = word ^ (byte &* ones)
            return (difference &- ones) & ~difference
        }
        // Below a space; a delete, which adding one makes too large; not ASCII.
        let outside = (word &- 0x2020_2020_2020_2020) | (word &+ ones) | word
        return (outside | holds(0x22) | holds(0x5C) | holds(0x5B)) & 0x8080_8080_8080_8080
    }
}

extension [UInt8] {
    /// Appends a part of other bytes. (A slice would retain them for a moment, which takes longer than copying a short one.)
    mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }
}
