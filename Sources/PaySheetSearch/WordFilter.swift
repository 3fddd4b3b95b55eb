/// Tells quickly whether a text has one of several words. Nearly no text has one.
package struct WordFilter: Sendable {
    /// Pairs of bytes of the words, as bits.
    private let pairs: [UInt64]
    private let words: [[UInt8]]
    /// Each window of this length in a word begins with as many pairs, of which one is looked at.
    private let step: Int

    /// Prepares the search for words of at least two bytes.
    package init(_ words: [String]) {
        var pairs = [UInt64](repeating: 0, count: 1024)
        self.words = words.map { [UInt8]($0.utf8) }
        step = max((self.words.map { $0.count }.min() ?? 2) - 1, 1)
        for word in self.words {
            for place in 0..<min(step, word.count - 1) {
                let pair = Int(word[place]) | Int(word[place + 1]) << 8
                pairs[pair >> 6] |= 1 << UInt64(pair & 63)
            }
        }
        self.pairs = pairs
    }

    /// Whether one of the words is in a text.
    package func accepts(_ bytes: [UInt8]) -> Bool { accepts(bytes[...]) }

    /// Whether one of the words is in a part of a text.
    package func accepts(_ bytes: ArraySlice<UInt8>) -> Bool {
        var index = bytes.startIndex
        let last = bytes.endIndex - 1
        while index < last {
            let pair = Int(bytes[index]) | Int(bytes[index + 1]) << 8
            if pairs[pair >> 6] & 1 << UInt64(pair & 63) != 0, isWord(around: index, bytes) { return true }
            index += step
        }
        return false
    }

    private func isWord(around index: Int, _ bytes: ArraySlice<UInt8>) -> Bool {
        for word in words {
            for place in 0..<min(step, word.count - 1) where word[place] == bytes[index] && word[place + 1] == bytes[index + 1] {
                let start = index - place
                if start >= bytes.startIndex, start + word.count <= bytes.endIndex, bytes[start..<start + word.count].elementsEqual(word) {
                    return true
                }
            }
        }
        return false
    }
}
