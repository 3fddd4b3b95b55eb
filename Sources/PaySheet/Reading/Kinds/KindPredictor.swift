/// What documents turned out to be, so that the quick pass can be tried with the next that begins with the same name.
///
/// A guess counts only where ``Catalog/detectedKind(_:_:)`` could say nothing else.
struct KindPredictor: Sendable {
    /// The place among all kinds, by what the first name begins with; 255: nothing is known.
    private var kinds = [UInt8](repeating: 255, count: 64)
    /// Members with which a kind was found certain; empty before the first.
    private var certain: ContiguousArray<Certain> = []

    private struct Certain: Sendable {
        var kind = 255
        var members: UInt64 = 0

        static let capacity = 1024
        static func place(_ kind: Int, _ members: UInt64) -> Int {
            Int(truncatingIfNeeded: ((members ^ UInt64(truncatingIfNeeded: kind) << 56) &* 0x9E37_79B9_7F4A_7C15) >> 54)
        }
    }

    /// The kind of the last document that began with the same name.
    func guess(_ text: borrowing SourceText) -> Int? {
        let kind = Int(kinds[place(text)])
        return kind < 255 ? kind : nil
    }

    mutating func remember(_ kind: DocumentKind, _ text: borrowing SourceText, in catalog: Catalog) {
        guard let found = catalog.kinds.firstIndex(of: kind) else { return }
        kinds[place(text)] = UInt8(truncatingIfNeeded: found)
    }

    private func place(_ text: borrowing SourceText) -> Int {
        let bytes = text.window
        var start = 0
        while start < text.count, bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: "{") { start &+= 1 }
        return Int(truncatingIfNeeded: (bytes.word(at: start) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }

    /// Whether a document of a kind, without faults, is told to be of that kind whatever its values are.
    mutating func isCertain(_ kind: Int, members: UInt64, in catalog: Catalog) -> Bool {
        let place = Certain.place(kind, members)
        if !certain.isEmpty, certain[place].kind == kind, certain[place].members == members { return true }
        guard catalog.isUnmistakable(kind, members: members) else { return false }
        if certain.isEmpty { certain = ContiguousArray(repeating: Certain(), count: Certain.capacity) }
        certain[place] = Certain(kind: kind, members: members)
        return true
    }
}

extension Catalog {
    /// No other kind fits as well: one with all these members and none missing that is smaller, or as small and before it.
    ///
    /// Without faults a document has the highest score that there is, four for each member, so only such a kind can compete.
    func isUnmistakable(_ place: Int, members: UInt64) -> Bool {
        let kind = kinds[place]
        // Rare kinds score less than others that nearly fit.
        if isRare(place) || functions.isAmbiguous(kind, members) { return false }
        let row = tables.shapes[kind.shape]
        for (other, rival) in kinds.enumerated() where other != place && !isRare(other) {
            let rivalRow = tables.shapes[rival.shape]
            guard rivalRow.names.count < row.names.count || rivalRow.names.count == row.names.count && other < place else { continue }
            var known: UInt64 = 0
            for slot in 0..<Int(row.names.count) where members & 1 << UInt64(slot) != 0 {
                let name = [UInt8](tables.nameTexts[Int(row.names.first) + slot].utf8)
                if let found = tables.exactName(name, in: rivalRow.names) { known |= 1 << UInt64(found) }
            }
            if known.nonzeroBitCount == members.nonzeroBitCount, rivalRow.required & ~known == 0 { return false }
        }
        return members != 0
    }

    /// The first kinds are the common ones.
    func isRare(_ place: Int) -> Bool { place >= commonKinds }
}
