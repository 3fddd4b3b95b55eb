/// Texts of 8 to 32 bytes that were looked up and found right: the next documents mostly have the same.
package struct TextCache: Sendable {
    private var known: ContiguousArray<Known> = []

    /// The bytes of a text: with their number, they are all there is to it.
    private struct Known: Sendable, Equatable {
        var length = 0
        var words = SIMD4<UInt64>(repeating: 0)

        @inline(__always)
        init() {}

        /// The words of longer texts overlap, and those that a shorter one has no bytes for are zero.
        @inline(__always)
        init?(_ bytes: Span<UInt8>, _ from: Int, _ to: Int) {
            length = to &- from
            guard length >= 8, length <= 32 else { return nil }
            words[0] = bytes.word(at: from)
            words[1] = bytes.word(at: to &- 8)
            if length > 16 { words[2] = bytes.word(at: from &+ 8) }
            if length > 24 { words[3] = bytes.word(at: from &+ 16) }
        }

        @inline(__always)
        var place: Int {
            let mixed = (words[0] ^ words[1] &* 3 ^ words[2] &* 5) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: mixed >> 60)
        }
    }

    private static let capacity = 16

    package init() {}

    /// Whether a text was noted, and not another one in its place.
    @inline(__always)
    package func holds(_ bytes: Span<UInt8>, from: Int, to: Int) -> Bool {
        guard !known.isEmpty, let text = Known(bytes, from, to) else { return false }
        return known[text.place] == text
    }

    /// Notes a text, where it is not too long.
    package mutating func note(_ bytes: Span<UInt8>, from: Int, to: Int) {
        guard let text = Known(bytes, from, to) else { return }
        if known.isEmpty { known = ContiguousArray(repeating: Known(), count: TextCache.capacity) }
        known[text.place] = text
    }
}
