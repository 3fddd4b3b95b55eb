package import PaySheet

/// Tells at once that a file has nothing to do with Apple Pay, as nearly all files.
package struct SourceFilter: Sendable {
    /// Pairs of bytes of the wanted words, as bits.
    private let pairs: [UInt64]
    private let words: [[UInt8]]
    /// The pairs, with the words that have them and where, in the order of the pairs.
    private let places: [(pair: Int, word: Int, offset: Int)]

    /// Each window of this length in a word begins with as many pairs, of which one is looked at.
    private static let step = 7

    /// Prepares the search.
    ///
    /// - Parameter others: Calls of other interfaces than Apple Pay's, whose documents are wanted, too.
    package init(_ others: [SourceCall] = []) {
        let all = Set(ScriptCalls.words + others.flatMap { $0.words })
        // A shorter word has fewer pairs than the steps of the search are long, and every file has it.
        words = all.map { [UInt8]($0.utf8) }.filter { $0.count > SourceFilter.step }
        var pairs = [UInt64](repeating: 0, count: 1024)
        var places: [(pair: Int, word: Int, offset: Int)] = []
        for (index, word) in words.enumerated() {
            for offset in 0..<SourceFilter.step {
                let pair = Int(word[offset]) | Int(word[offset + 1]) << 8
                pairs[pair >> 6] |= 1 << UInt64(pair & 63)
                places.append((pair, index, offset))
            }
        }
        self.pairs = pairs
        self.places = places.inOrder { $0.pair }
    }

    /// Whether a file can have a document.
    package func accepts(_ bytes: [UInt8]) -> Bool {
        var index = 0
        let last = bytes.count - 1
        while index < last {
            let pair = Int(bytes[index]) | Int(bytes[index + 1]) << 8
            if pairs[pair >> 6] & 1 << UInt64(pair & 63) != 0, isWord(around: index, pair, bytes) { return true }
            index += SourceFilter.step
        }
        return false
    }

    private func isWord(around index: Int, _ pair: Int, _ bytes: [UInt8]) -> Bool {
        var next = places.lowerBound { $0.pair < pair }
        while next < places.count, places[next].pair == pair {
            let word = words[places[next].word]
            let start = index - places[next].offset
            if start >= 0, start + word.count <= bytes.count, bytes[start..<start + word.count].elementsEqual(word) { return true }
            next += 1
        }
        return false
    }
}
