/// Currencies that were looked up: the next documents mostly have the same.
struct CurrencyCache: Sendable {
    private var known: ContiguousArray<Known> = []

    private struct Known: Sendable {
        var letters: UInt64 = 0
        var row: CurrencyRow?
    }

    private static let capacity = 64

    /// The row of a code; `nil` if it is unknown.
    @inline(__always)
    mutating func row(_ bytes: Span<UInt8>, _ node: Node) -> CurrencyRow? {
        guard node.end &- node.start == 3 else { return nil }
        if known.isEmpty { known = ContiguousArray(repeating: Known(), count: CurrencyCache.capacity) }
        let letters = bytes.word(at: Int(node.start)) & 0xFF_FFFF
        let place = Int(truncatingIfNeeded: (letters &* 0x9E37_79B9_7F4A_7C15) >> 58)
        if known[place].letters != letters {
            let packed = LetterCode.pack(bytes, from: Int(node.start), to: Int(node.end), letters: 3)
            known[place] = Known(letters: letters, row: packed == 0 ? nil : CurrencyRow.find(packed))
        }
        return known[place].row
    }
}
