extension Span<UInt8> {
    /// Eight bytes from a place, the first in the lowest place of the word. The padding of ``SourceText`` keeps this inside.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        // The raw span checks the bounds; what makes the load unsafe in general, an invalid bit pattern, an integer has not.
        unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Four bytes from a place, the first in the lowest place of the word.
    @inline(__always)
    func halfWord(at offset: Int) -> UInt32 {
        unsafe UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// A place before which no line ends, not far from the first end of a line.
    func placeWithoutLineEnds(upTo end: Int) -> Int {
        let stop = Swift.min(end, count)
        return unsafe withUnsafeBytes { bytes in
            var place = 0
            while place &+ 32 <= stop {
                var found: UInt64 = 0
                for step in 0..<4 {
                    let word = unsafe bytes.loadUnaligned(fromByteOffset: place &+ step &* 8, as: UInt64.self)
                    let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
                    found |= (difference &- 0x0101_0101_0101_0101) & ~difference
                }
                guard found & 0x8080_8080_8080_8080 == 0 else { break }
                place &+= 32
            }
            return place
        }
    }

    /// The end of bytes that are ASCII from a place on, not far before the first that is not.
    func endOfASCII(from start: Int, upTo end: Int) -> Int {
        var place = start
        while place &+ 32 <= end {
            let words = word(at: place) | word(at: place &+ 8) | word(at: place &+ 16) | word(at: place &+ 24)
            guard words & 0x8080_8080_8080_8080 == 0 else { break }
            place &+= 32
        }
        return place
    }

    /// The bytes of a range are the step of a JSON pointer: all are ASCII, and none is escaped in a pointer or in JSON.
    func isPlainStep(_ range: Range<Int>) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var special: UInt64 = 0
        var place = range.lowerBound
        while place < range.upperBound {
            let word = word(at: place)
            let (tilde, slash, backslash) = (word ^ (0x7E &* ones), word ^ (0x2F &* ones), word ^ (0x5C &* ones))
            let marks = word | ((tilde &- ones) & ~tilde) | ((slash &- ones) & ~slash) | ((backslash &- ones) & ~backslash)
            // What follows the range does not count.
            let count = Swift.min(range.upperBound &- place, 8)
            special |= marks & (UInt64.max &>> UInt64(64 &- 8 &* count))
            place &+= 8
        }
        return special & 0x8080_8080_8080_8080 == 0
    }

    /// The bytes of a range as text. They have been found to be UTF-8.
    @inline(__always)
    func text(_ start: Int, _ end: Int) -> String {
        let count = end &- start
        return unsafe extracting(start..<end).withUnsafeBufferPointer { source in
            // Short text is kept in the string itself: this initializer writes it there directly.
            guard count <= 15 else { return unsafe String(decoding: source, as: UTF8.self) }
            return unsafe String(unsafeUninitializedCapacity: count) { unsafe $0.initialize(fromContentsOf: source) }
        }
    }

    /// The text of a string node with escapes. It has been found to be UTF-8.
    func unescapedText(_ node: Node) -> String {
        unsafe String(unsafeUninitializedCapacity: node.range.count) { buffer in
            var sink = unsafe BufferSink(buffer: buffer)
            JSONText.unescape(self, node, into: &sink)
            return sink.count
        }
    }

    package func copy(_ range: Range<Int>) -> [UInt8] {
        unsafe extracting(range).withUnsafeBufferPointer { unsafe Array($0) }
    }
}

extension String {
    /// The text of up to sixteen bytes in two words, the first byte in the lowest place.
    init(words first: UInt64, _ second: UInt64, count: Int) {
        self = unsafe withUnsafeBytes(of: (first.littleEndian, second.littleEndian)) { bytes in
            unsafe String(decoding: UnsafeRawBufferPointer(rebasing: bytes.prefix(count)), as: UTF8.self)
        }
    }
}

extension [UInt8] {
    /// Appends up to sixteen bytes in two words, the first byte in the lowest place.
    mutating func append(words first: UInt64, _ second: UInt64, count: Int) {
        unsafe Swift.withUnsafeBytes(of: (first.littleEndian, second.littleEndian)) { unsafe append(contentsOf: $0.prefix(count)) }
    }

    /// Writes the text of a string node with escapes from a place on. Returns the place behind it.
    mutating func unescape(_ node: Node, of source: Span<UInt8>, to place: Int) -> Int {
        unsafe withUnsafeMutableBufferPointer { memory in
            var sink = unsafe BufferSink(buffer: UnsafeMutableBufferPointer(rebasing: memory[place...]))
            JSONText.unescape(source, node, into: &sink)
            return place &+ sink.count
        }
    }
}

extension Array where Element: BitwiseCopyable {
    /// Writes what a span shows over the first elements, of which there must be as many.
    ///
    /// (Embedded Swift copies one element after the other in `update(fromContentsOf:)`.)
    mutating func overwrite(with span: Span<Element>) {
        unsafe withUnsafeMutableBytes { memory in
            unsafe span.withUnsafeBytes { source in
                guard source.count <= memory.count else { return }
                unsafe memory.copyMemory(from: source)
            }
        }
    }
}

/// The memory of a text that is being made. What does not fit is dropped, but everything does.
@safe private struct BufferSink: ByteSink {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    @unsafe init(buffer: UnsafeMutableBufferPointer<UInt8>) { unsafe self.buffer = buffer }

    mutating func append(_ byte: UInt8) {
        guard unsafe count < buffer.count else { return }
        unsafe buffer.initializeElement(at: count, to: byte)
        count &+= 1
    }

    mutating func append(_ word: UInt64, count length: Int) {
        guard unsafe buffer.count &- count >= 8, length <= 8 else {
            var rest = word
            for _ in 0..<length {
                append(UInt8(truncatingIfNeeded: rest))
                rest >>= 8
            }
            return
        }
        // What is too much will be written over.
        unsafe UnsafeMutableRawBufferPointer(buffer).storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
        count &+= length
    }
}

extension ContiguousArray {
    /// The first elements. (What the standard library makes of a prefix takes a call for each of them.)
    func beginning(_ count: Int) -> ContiguousArray {
        unsafe withUnsafeBufferPointer { unsafe ContiguousArray(UnsafeBufferPointer(rebasing: $0.prefix(count))) }
    }
}

extension Array {
    func beginning(_ count: Int) -> [Element] {
        unsafe withUnsafeBufferPointer { unsafe Array(UnsafeBufferPointer(rebasing: $0.prefix(count))) }
    }

    /// Appends what a span shows, in one copy.
    mutating func append(copying span: Span<Element>) {
        unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    /// Both are the same memory.
    @inline(__always)
    func isSameStorage(as other: [Element]) -> Bool {
        unsafe withUnsafeBufferPointer { own in unsafe other.withUnsafeBufferPointer { unsafe $0.baseAddress == own.baseAddress } }
    }

    /// The elements as a span: what the standard library's `Array.span` is, which only newer systems have.
    ///
    /// The elements are contiguous memory that the array keeps while the span borrows it.
    @inline(__always)
    package var window: Span<Element> {
        @_lifetime(borrow self)
        get {
            let buffer = unsafe withUnsafeBufferPointer { unsafe $0 }
            return unsafe _overrideLifetime(buffer.span, borrowing: self)
        }
    }
}

extension UInt64 {
    /// Whether one of its eight bytes may be this one: eight comparisons at once, which err towards yes.
    @inline(__always)
    func mayHold(_ byte: UInt8) -> Bool {
        let difference = self ^ UInt64(byte) &* 0x0101_0101_0101_0101
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
    }
}
