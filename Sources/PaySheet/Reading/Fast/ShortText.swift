/// A text of 8 to 32 bytes as a key of a ``Cache``: its length and its bytes in four words.
package struct ShortText: CacheKey {
    private var length: Int
    private var words = SIMD4<UInt64>(repeating: 0)

    /// Returns `nil` if the text is shorter or longer.
    @inline(__always)
    package init?(_ bytes: Span<UInt8>, from: Int, to: Int) {
        length = to &- from
        guard length >= 8, length <= 32 else { return nil }
        // The words of longer texts overlap. Those that a shorter text has no bytes for are zero.
        words[0] = bytes.word(at: from)
        words[1] = bytes.word(at: to &- 8)
        if length > 16 { words[2] = bytes.word(at: from &+ 8) }
        if length > 24 { words[3] = bytes.word(at: from &+ 16) }
    }

    @inline(__always)
    package var hash: UInt64 { words[0] ^ words[1] &* 3 ^ words[2] &* 5 }
}

/// The texts that a search found to be right.
package typealias KnownTexts = Cache<ShortText, Void>

extension Cache where Key == ShortText, Value == Void {
    @inline(__always)
    package func holds(_ bytes: Span<UInt8>, from: Int, to: Int) -> Bool {
        guard let text = ShortText(bytes, from: from, to: to) else { return false }
        return self[text] != nil
    }

    /// Does nothing if the text is too short or too long for a key.
    package mutating func note(_ bytes: Span<UInt8>, from: Int, to: Int) {
        if let text = ShortText(bytes, from: from, to: to) { keep((), for: text) }
    }
}
