/// The bytes of a document, followed by eight zero bytes.
///
/// The padding lets the scanner read a word at a time and stop without asking for the end: a zero byte is allowed
/// nowhere in JSON.
package struct SourceText: Sendable {
    /// The text and the padding.
    package private(set) var padded: [UInt8]
    /// How many bytes the text has.
    package private(set) var count: Int

    package static let padding = 8

    package init() {
        padded = [UInt8](repeating: 0, count: SourceText.padding)
        count = 0
    }

    package init(_ bytes: some Collection<UInt8>) {
        self.init()
        replace(with: bytes)
    }

    /// Takes other bytes into the same storage.
    package mutating func replace(with bytes: some Collection<UInt8>) {
        // One copy where the bytes lie in a row: called from other modules, this function is not specialised.
        let copied: Void? = bytes.withContiguousStorageIfAvailable { unsafe replace(with: $0.span) }
        if copied == nil { replace(with: Array(bytes).window) }
    }

    /// Takes other bytes into the same storage.
    mutating func replace(with bytes: Span<UInt8>) {
        let needed = bytes.count + SourceText.padding
        padded.removeAll(keepingCapacity: true)
        // Doubled, so that a document a little larger than all before does not cost an allocation.
        if padded.capacity < needed { padded.reserveCapacity(max(needed, padded.capacity * 2)) }
        padded.append(copying: bytes)
        count = bytes.count
        for _ in 0..<SourceText.padding { padded.append(0) }
    }

    /// The text without the padding.
    package var bytes: ArraySlice<UInt8> { padded[0..<count] }
}
