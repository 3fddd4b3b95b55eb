/// The currency that was looked up last: the next document mostly has the same.
struct KnownCurrency: Sendable {
    private var letters: UInt64 = 0
    private var found: CurrencyRow?

    /// The row of a code; `nil` where nobody knows it.
    @inline(__always)
    mutating func row(_ bytes: Span<UInt8>, _ node: Node) -> CurrencyRow? {
        guard node.end &- node.start == 3 else { return nil }
        let letters = bytes.word(at: Int(node.start)) & 0xFF_FFFF
        if letters != self.letters {
            self.letters = letters
            let packed = LetterCode.pack(bytes, from: Int(node.start), to: Int(node.end), letters: 3)
            found = packed == 0 ? nil : CurrencyRow.find(packed)
        }
        return found
    }
}
