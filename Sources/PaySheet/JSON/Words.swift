extension Span<UInt8> {
    /// Eight bytes from a place, the first in the lowest place of the word. The padding of ``SourceText`` keeps this inside.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        // The raw span checks the bounds; what makes the load unsafe in general, an invalid bit pattern, an integer has not.
        unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The bytes of a range as text. They have been found to be UTF-8.
    @inline(__always)
    func text(_ start: Int, _ end: Int) -> String {
        unsafe extracting(start..<end).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// A copy of a range.
    func copy(_ range: Range<Int>) -> [UInt8] {
        var copy: [UInt8] = []
        copy.reserveCapacity(range.count)
        for index in range { copy.append(self[index]) }
        return copy
    }
}

extension Array {
    /// The elements as a span: what the standard library's `Array.span` is, which only newer systems have.
    ///
    /// The elements lie in one piece of memory that the array keeps while the span borrows it.
    @inline(__always)
    var window: Span<Element> {
        @_lifetime(borrow self)
        get {
            let buffer = unsafe withUnsafeBufferPointer { unsafe $0 }
            return unsafe _overrideLifetime(buffer.span, borrowing: self)
        }
    }
}
