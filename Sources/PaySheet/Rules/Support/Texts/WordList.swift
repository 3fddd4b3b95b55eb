/// A list of words in a checked document, read in place.
package struct WordList: ~Escapable {
    private let cursor: Cursor
    private let first: Int
    package let count: Int

    @_lifetime(copy cursor)
    init(_ cursor: Cursor, first: Int, count: Int) {
        self.cursor = cursor
        self.first = first
        self.count = count
    }

    /// The place of a word in its vocabulary, -1 for one that is unknown or unreadable.
    package subscript(index: Int) -> Int { node(index) == nil ? -1 : Int(cursor.values[first &+ index]) }

    /// The place of a word in its vocabulary, where upper and lower case do not count.
    func wordIgnoringCase(_ index: Int, in vocabulary: Int) -> Int {
        let word = self[index]
        guard word < 0, let text = text(index) else { return word }
        let tables = ShapeTables.applePay
        return tables.nameIgnoringCase(JSONText.decode(text.bytes, text.node), in: tables.vocabularies[vocabulary].names) ?? -1
    }

    /// The node of an element; `nil` if it cannot be read.
    package func node(_ index: Int) -> Int? {
        let node = cursor.slots[first &+ index]
        return node == 0 || node >= Bound.unreadable ? nil : Int(node)
    }

    /// The text of an element; `nil` if it is none.
    @_lifetime(copy self)
    package func text(_ index: Int) -> Text? {
        guard let node = node(index), cursor.nodes[node].isString else { return nil }
        return cursor.text(at: node)
    }

    /// Whether the list contains a word of the vocabulary.
    package func contains(_ word: Int) -> Bool { cursor.words(notedBehind: first, count: count).contains(word) }

    /// Every word is one of the vocabulary, so that nothing is misspelt that might be the one looked for.
    package var isKnown: Bool { cursor.words(notedBehind: first, count: count).areKnown }

    /// Whether the list contains a word of the vocabulary; `nil` if an unknown or unreadable word may be that one.
    func holds(_ word: Int) -> Bool? { contains(word) ? true : isKnown ? false : nil }

    /// The node of the first element that is this word of the vocabulary.
    func node(of word: Int) -> Int? {
        for index in 0..<count where self[index] == word { return node(index) }
        return nil
    }

    /// Calls back with every repeated known word: its node, that of the first one, and the word in quotes.
    fileprivate func forEachRepeated(_ report: (_ node: Int, _ first: Int, _ text: String) -> Void) {
        var seen: UInt64 = 0
        // The first place of each word, once one is repeated.
        var firsts: [Int] = []
        for index in 0..<count where self[index] >= 0 {
            let word = self[index]
            let bit: UInt64 = 1 << UInt64(word & 63)
            if seen & bit == 0 {
                seen |= bit
                if !firsts.isEmpty { firsts[word & 63] = index }
                continue
            }
            if firsts.isEmpty {
                firsts = [Int](repeating: 0, count: 64)
                for other in (0..<index).reversed() where self[other] >= 0 { firsts[self[other] & 63] = other }
            }
            let other = firsts[word & 63]
            if self[other] == word, let node = self.node(index), let first = self.node(other), let text = self.text(index) {
                report(node, first, text.quoted)
            }
        }
    }

    /// The same for codes of two capital letters, which no vocabulary lists. It uses a bit for each pair, so that a long list is not
    /// compared with itself.
    fileprivate func forEachRepeatedCode(_ report: (_ node: Int, _ first: Int, _ text: String) -> Void) {
        guard count > 1 else { return }
        var seen = SIMD16<UInt64>()
        var firsts: [Int] = []
        for index in 0..<count {
            guard let pair = pair(index) else { continue }
            let bit: UInt64 = 1 << UInt64(pair & 63)
            if seen[pair >> 6] & bit == 0 {
                seen[pair >> 6] |= bit
                if !firsts.isEmpty { firsts[pair] = index }
                continue
            }
            if firsts.isEmpty {
                firsts = [Int](repeating: 0, count: 26 * 26)
                for other in (0..<index).reversed() {
                    if let earlier = self.pair(other) { firsts[earlier] = other }
                }
            }
            guard let node = node(index), let first = self.node(firsts[pair]), let text = text(index) else { continue }
            report(node, first, text.quoted)
        }
    }

    /// The number of a code of two capital letters.
    private func pair(_ index: Int) -> Int? {
        guard let text = text(index), node(index) != nil, text.isPlain, text.byteCount == 2 else { return nil }
        let row = Int(text.byte(0) &- UInt8(ascii: "A"))
        let column = Int(text.byte(1) &- UInt8(ascii: "A"))
        return row < 26 && column < 26 ? row &* 26 &+ column : nil
    }
}

extension RuleContext {
    /// Reports every word that a list has again.
    mutating func reportRepeated(_ rule: RuleID, in list: WordList?) {
        list?.forEachRepeated { node, first, text in reportRepeated(rule, at: node, first, text) }
    }

    /// Reports every code of two capital letters that a list has again.
    mutating func reportRepeatedCodes(_ rule: RuleID, in list: WordList?) {
        list?.forEachRepeatedCode { node, first, text in reportRepeated(rule, at: node, first, text) }
    }

    /// Reports every known word of a list that is not among the expected ones. An unknown word may mean one of them; another rule finds it.
    mutating func reportUnexpected<Word: OpenVocabulary>(_ rule: RuleID, in list: WordList?, _ words: Sentence, among expected: [Word]) {
        guard let list else { return }
        for index in 0..<list.count where list[index] >= 0 {
            let word = VocabularyWord.known(UInt8(truncatingIfNeeded: list[index]))
            guard !expected.contains(where: { $0.word == word }), let node = list.node(index), let text = list.text(index) else { continue }
            report(
                rule, at: node, fix: RawFix(.risky, "leave " + text.quoted + " out", [.remove(node: node)]),
                help: "leave it out, or ask your payment provider", "\(text.quoted) is not among the expected \(words: words)")
        }
    }

    private mutating func reportRepeated(_ rule: RuleID, at node: Int, _ first: Int, _ text: String) {
        report(
            rule, at: node, related: [RelatedNode(first, "it is already in this list")],
            fix: RawFix(.safe, "leave the second one out", [.remove(node: node)]), "\(text) is listed twice")
    }
}

extension Cursor {
    /// The list of words that a member holds; `nil` if it is absent or no list.
    @_lifetime(copy self)
    package func words(_ member: Int) -> WordList? {
        guard let slot = slot(member), nodes[slot].is(.array) else { return nil }
        return WordList(self, first: firstElement(of: member), count: nodes[slot].count)
    }
}
