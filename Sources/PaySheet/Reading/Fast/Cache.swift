/// What earlier searches found: the next documents mostly ask for the same.
///
/// Each key has one place and takes it over from the key that had it before. So a search costs one comparison, and memory does not grow.
package struct Cache<Key: Sendable, Value: Sendable>: Sendable {
    /// Empty before the first value.
    private var entries: ContiguousArray<CacheEntry<Key, Value>?> = []
    private let bits: UInt64

    /// - Parameter bits: The cache has two to the power of this number of places.
    package init(bits: UInt64) { self.bits = bits }

    package mutating func removeAll() { entries = [] }
}

private struct CacheEntry<Key: Sendable, Value: Sendable>: Sendable {
    let key: Key
    let value: Value
}

// Only functions ask for a key that can be compared: a type that does costs every process a search for the conformance at its start.
extension Cache where Key: CacheKey {
    /// What was kept for a key, as long as no other key has taken its place.
    @inline(__always)
    package subscript(key: Key) -> Value? {
        guard !entries.isEmpty, let entry = entries[place(of: key)], entry.key == key else { return nil }
        return entry.value
    }

    package mutating func keep(_ value: Value, for key: Key) {
        if entries.isEmpty { entries = ContiguousArray(repeating: nil, count: 1 << Int(bits)) }
        entries[place(of: key)] = CacheEntry(key: key, value: value)
    }

    @inline(__always)
    private func place(of key: Key) -> Int {
        Int(truncatingIfNeeded: (key.hash &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
    }
}

package protocol CacheKey: Equatable, Sendable {
    /// Equal for equal keys. It need not be well mixed.
    var hash: UInt64 { get }
}

/// A few letters, packed into a word.
extension UInt64: CacheKey {
    package var hash: UInt64 { self }
}
