/// Writes CBOR with the shortest heads.
///
/// ```swift
/// var writer = CBORWriter()
/// writer.array(2)
/// writer.null()
/// writer.text("a")  // 82 f6 61 61
/// ```
public struct CBORWriter: Sendable {
    /// What was written.
    public private(set) var encoding: [UInt8] = []

    /// Creates a writer that has written nothing.
    public init() {}

    /// Begins a list with a number of values, which follow.
    public mutating func array(_ count: Int) { head(CBORTree.array, count) }

    /// Begins a map with a number of pairs, which follow.
    public mutating func map(_ count: Int) { head(CBORTree.map, count) }

    /// Writes bytes.
    public mutating func bytes(_ bytes: [UInt8]) {
        head(CBORTree.byteString, bytes.count)
        encoding += bytes
    }

    /// Writes text.
    public mutating func text(_ text: String) {
        head(CBORTree.textString, text.utf8.count)
        encoding += text.utf8
    }

    /// Writes a whole number.
    public mutating func integer(_ number: Int) {
        number < 0 ? head(CBORTree.negative, -1 - number) : head(CBORTree.unsigned, number)
    }

    /// Writes a value that is encoded already.
    public mutating func value(encoding: [UInt8]) { self.encoding += encoding }

    /// Writes CBOR as a byte string with the tag 24.
    public mutating func embedded(_ encoding: [UInt8]) {
        head(CBORTree.tag, 24)
        bytes(encoding)
    }

    /// Writes null.
    public mutating func null() { encoding.append(0xF6) }

    private mutating func head(_ major: UInt8, _ count: Int) {
        guard count >= 24 else { return encoding.append(major << 5 | UInt8(truncatingIfNeeded: count)) }
        let size = count < 1 << 8 ? 0 : count < 1 << 16 ? 1 : count >> 32 == 0 ? 2 : 3
        encoding.append(major << 5 | UInt8(24 + size))
        for index in (0..<1 << size).reversed() { encoding.append(UInt8(truncatingIfNeeded: count >> (8 * index))) }
    }
}
