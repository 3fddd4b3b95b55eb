/// A quick test of a dictionary, so that the walk need not call a rule that would find nothing.
///
/// Nearly all labels, amounts and lists are ordinary, and testing that is cheaper than the call. A row may state a prefilter only if
/// its check reports nothing for what the prefilter finds ordinary.
package struct Prefilter: Sendable, Equatable {
    enum Kind: UInt8, Sendable {
        case none, label, amount, notBelowZero, aboveZero, otherWord, someElements, oneElement, withoutWord, withWord, differentWords,
            noVersion
    }

    let kind: Kind
    let slot: UInt8
    /// The place of a word in its vocabulary.
    let word: UInt8

    private init(_ kind: Kind, _ slot: Int = 0, word: Int = 0) {
        self.kind = kind
        self.slot = UInt8(truncatingIfNeeded: slot)
        self.word = UInt8(truncatingIfNeeded: word)
    }

    /// The ordinary values of a whole dictionary for which this prefilter also applies; 0 if they are not known so early.
    var ordinary: UInt32 {
        switch kind {
        case .label: OrdinaryValues.texts
        case .amount, .notBelowZero, .aboveZero: OrdinaryValues.amounts
        case .otherWord: word != 0 ? OrdinaryValues.words : 0
        case .someElements: OrdinaryValues.lists
        case .differentWords: OrdinaryValues.differentWords
        case .noVersion: OrdinaryValues.noVersion
        case .none, .oneElement, .withoutWord, .withWord: 0
        }
    }

    /// Nothing is looked at: the check is called.
    package static let none = Prefilter(.none)
    /// The member is text that begins like a name for something.
    package static func ordinaryLabel(_ slot: Int) -> Prefilter { Prefilter(.label, slot) }
    /// The member is an amount without oddities and with the decimals of its currency.
    package static func usualAmount(_ slot: Int) -> Prefilter { Prefilter(.amount, slot) }
    /// The member is an amount from zero to a hundred million.
    package static func amountFromZero(_ slot: Int) -> Prefilter { Prefilter(.notBelowZero, slot) }
    /// The member is an amount above zero, up to a hundred million.
    package static func amountAboveZero(_ slot: Int) -> Prefilter { Prefilter(.aboveZero, slot) }
    /// The member is a word of its vocabulary, and not this one.
    package static func otherWord(_ slot: Int, than word: Int) -> Prefilter { Prefilter(.otherWord, slot, word: word) }
    /// The member is a list that is not empty.
    package static func someElements(_ slot: Int) -> Prefilter { Prefilter(.someElements, slot) }
    /// The member is a list with one element or none.
    package static func oneElement(_ slot: Int) -> Prefilter { Prefilter(.oneElement, slot) }
    /// The member is a list of words, and this one is not among them.
    package static func listWithout(_ slot: Int, _ word: Int) -> Prefilter { Prefilter(.withoutWord, slot, word: word) }
    /// The member is a list of words, and this one is among them.
    package static func listWith(_ slot: Int, _ word: Int) -> Prefilter { Prefilter(.withWord, slot, word: word) }
    /// The member is a list of words that are all different.
    package static func differentWords(_ slot: Int) -> Prefilter { Prefilter(.differentWords, slot) }
    /// No version is stated for the page.
    package static let noVersion = Prefilter(.noVersion)
}

extension Cursor {
    /// Whether the dictionary is ordinary for this prefilter.
    @inline(__always)
    func isOrdinary(_ prefilter: Prefilter, _ facts: DocumentFacts) -> Bool {
        if prefilter.kind == .noVersion { return facts.version == nil }
        let member = base &+ Int(prefilter.slot)
        let slot = slots[member]
        guard slot != 0, slot < Bound.unreadable else { return false }
        switch prefilter.kind {
        case .label: return isOrdinaryLabel(node: Int(slot))
        case .amount:
            let word = values[member]
            return word & Amount.wordMark == 0 && nodes[Int(slot)].isPlainString && Amount.isUsual(word, facts.decimals)
        case .notBelowZero, .aboveZero:
            let word = values[member]
            return word & Amount.wordMark == 0 && word >> 6 >= (prefilter.kind == .aboveZero ? 1 : 0) && word >> 6 <= 100_000_000
        case .otherWord: return values[member] != Int64(prefilter.word) && values[member] >= 0
        case .someElements: return nodes[Int(slot)].count > 0
        case .oneElement: return nodes[Int(slot)].count < 2
        case .withWord, .withoutWord, .differentWords:
            let node = nodes[Int(slot)]
            guard node.is(.array) else { return false }
            let words = words(notedBehind: Int(values[member]), count: node.count)
            guard words.areReadable else { return false }
            if prefilter.kind == .differentWords { return words.bits.nonzeroBitCount == node.count }
            return words.contains(Int(prefilter.word)) == (prefilter.kind == .withWord)
        case .none, .noVersion: return false
        }
    }
}
