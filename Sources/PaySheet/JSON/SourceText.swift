/// The bytes of a document, followed by eight zero bytes.
///
/// The padding lets the scanner read a word at a time without checking for the end, because a zero byte is not allowed in JSON. The
/// bytes after the padding are undefined; they may be read, but must not affect the result.
///
/// A line of a larger text can be read in place, see ``borrow(_:_:)``. Most lines have no mistakes, and copying them costs more than
/// some of their rules.
package struct SourceText: Sendable {
    /// The text and the padding, and behind them what is left of longer texts: to cut it off for every document takes time.
    private var storage: [UInt8]
    /// Where the text begins in the storage.
    private var start = 0
    /// Its own storage, while the text is in other storage; empty otherwise.
    private var own: [UInt8] = []
    private var isBorrowed = false
    /// How many bytes the text has.
    package private(set) var count: Int

    package static let padding = 8
    /// How many bytes there are behind the text at least, so that a name can be compared without asking for the end.
    package static let reach = 80

    package init() {
        storage = [UInt8](repeating: 0, count: SourceText.reach)
        count = 0
    }

    package init(_ bytes: some Collection<UInt8>) {
        self.init()
        replace(with: bytes)
    }

    /// Takes other bytes into the same storage.
    package mutating func replace(with bytes: some Collection<UInt8>) {
        // One copy if the bytes are contiguous: called from other modules, this function is not specialised.
        let copied: Void? = bytes.withContiguousStorageIfAvailable { unsafe replace(with: $0.span) }
        if copied == nil { replace(with: Array(bytes).window) }
    }

    /// Takes a line in place, if a line end and enough bytes follow. No value of JSON contains a line end. (Only ``FastReader`` can
    /// read it there: ``settle()`` copies it.)
    mutating func borrow(_ bytes: [UInt8], _ range: Range<Int>) {
        guard range.upperBound &+ SourceText.reach <= bytes.count,
            bytes[range.upperBound] == UInt8(ascii: "\n") || bytes[range.upperBound] == UInt8(ascii: "\r")
        else { return replace(with: bytes.window.extracting(range)) }
        if !isBorrowed {
            swap(&own, &storage)
            isBorrowed = true
        }
        // Nothing is counted for one more line of the same text.
        if !storage.isSameStorage(as: bytes) { storage = bytes }
        start = range.lowerBound
        count = range.count
    }

    /// Takes a borrowed line into storage of its own.
    mutating func settle() {
        guard isBorrowed else { return }
        let (lender, place) = (storage, start..<start &+ count)
        giveBack()
        replace(with: lender.window.extracting(place))
    }

    /// Lets go of what was borrowed, so that its owner can write to it. There is no text then.
    mutating func giveBack() {
        guard isBorrowed else { return }
        storage = []
        swap(&own, &storage)
        isBorrowed = false
        start = 0
        count = 0
    }

    /// Takes other bytes into the same storage.
    mutating func replace(with bytes: Span<UInt8>) {
        giveBack()
        let needed = bytes.count + SourceText.reach
        if storage.count < needed {
            // Doubled, so that a document a little larger than all before does not cost an allocation.
            let size = max(needed, storage.count * 2)
            storage = []
            storage.reserveCapacity(size)
            storage.append(copying: bytes)
            // Cannot trap: the size is at least the bytes and their padding.
            storage.append(contentsOf: repeatElement(0, count: size - bytes.count))
        } else {
            storage.overwrite(with: bytes)
            for place in bytes.count..<bytes.count + SourceText.padding { storage[place] = 0 }
        }
        count = bytes.count
    }

    /// The text without the padding.
    package var bytes: ArraySlice<UInt8> { storage[start..<start &+ count] }

    /// The text with the padding.
    package var window: Span<UInt8> {
        @_lifetime(borrow self)
        get { storage.window.extracting(start..<start &+ count &+ SourceText.padding) }
    }

    /// A copy of the text with the padding.
    package var padded: [UInt8] {
        if isBorrowed { return Array(bytes) + [UInt8](repeating: 0, count: SourceText.padding) }
        return Array(storage[0..<count &+ SourceText.padding])
    }

    /// The text with the padding, where it lies.
    func withUnsafeBytes<Outcome>(_ body: (UnsafeBufferPointer<UInt8>) -> Outcome) -> Outcome {
        unsafe storage.withUnsafeBufferPointer { memory in
            unsafe body(UnsafeBufferPointer(rebasing: memory[start..<start &+ count &+ SourceText.padding]))
        }
    }
}
