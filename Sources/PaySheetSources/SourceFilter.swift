package import PaySheet

/// Tells at once that a file has nothing to do with Apple Pay, as nearly all files.
package struct SourceFilter: Sendable {
    /// The hashes of three bytes in a row of the wanted words, as bits.
    private let hashes: [UInt64]
    private let words: [[UInt8]]
    /// The hashes with the words that have them and where, in the order of the hashes.
    private let places: [(hash: Int, word: Int, offset: Int)]

    /// Of so many places in a row, one is looked at. A word has so many, each with the two bytes behind it.
    private static let step = 6

    /// Prepares the search.
    ///
    /// - Parameter others: Calls of other interfaces than Apple Pay's, whose documents are wanted, too.
    package init(_ others: [SourceCall] = []) {
        let all = Set(ScriptCalls.words + others.flatMap { $0.words })
        words = all.map { [UInt8]($0.utf8) }.filter { $0.count >= SourceFilter.step + 2 }
        var hashes = [UInt64](repeating: 0, count: 1024)
        var places: [(hash: Int, word: Int, offset: Int)] = []
        for (index, word) in words.enumerated() {
            for offset in 0..<SourceFilter.step {
                let hash = SourceFilter.hash(word, offset)
                hashes[hash >> 6] |= 1 << UInt64(hash & 63)
                places.append((hash, index, offset))
            }
        }
        self.hashes = hashes
        self.places = places.inOrder { $0.hash }
    }

    @inline(__always)
    private static func hash(_ bytes: [UInt8], _ index: Int) -> Int {
        let letters = UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
        return Int((letters &* 0x9E37_79B1) >> 16)
    }

    /// Whether a file can have a document.
    package func accepts(_ bytes: [UInt8]) -> Bool {
        var index = 0
        while index < bytes.count - 2 {
            let hash = SourceFilter.hash(bytes, index)
            if hashes[hash >> 6] & 1 << UInt64(hash & 63) != 0, isWord(around: index, hash, bytes) { return true }
            index += SourceFilter.step
        }
        return false
    }

    private func isWord(around index: Int, _ hash: Int, _ bytes: [UInt8]) -> Bool {
        let first = places.lowerBound { $0.hash < hash }
        return places[first...].prefix { $0.hash == hash }.contains { place in
            let start = index - place.offset
            return start >= 0 && bytes[start...].starts(with: words[place.word])
        }
    }
}
