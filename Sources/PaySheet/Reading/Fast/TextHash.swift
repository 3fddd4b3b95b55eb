/// A hash of short texts, word by word. Most texts are names, and the standard library's hash takes longer for them than a comparison.
///
/// Different in each process, so that texts with equal hashes cannot be prepared.
package struct TextHash {
    private var state = TextHash.seed

    private static let seed: UInt64 = {
        var hasher = Hasher()
        hasher.combine(0)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }()

    package init() {}

    /// Takes in a text, and its length, so that another way to cut the same bytes has another hash.
    @inline(__always)
    package mutating func combine(_ text: Span<UInt8>) {
        var place = 0
        while place &+ 8 < text.count {
            mix(text.word(at: place))
            place &+= 8
        }
        // The last eight bytes, some of them once more, or all of fewer.
        var last: UInt64 = 0
        if text.count >= 8 {
            last = text.word(at: text.count &- 8)
        } else {
            for index in 0..<text.count { last = last << 8 | UInt64(text[index]) }
        }
        mix(last)
        mix(UInt64(truncatingIfNeeded: text.count))
    }

    /// The halves of a product with all bits of both.
    @inline(__always)
    private mutating func mix(_ word: UInt64) {
        let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        state = product.high ^ product.low
    }

    package var value: UInt32 { UInt32(truncatingIfNeeded: state ^ state >> 32) }
}
