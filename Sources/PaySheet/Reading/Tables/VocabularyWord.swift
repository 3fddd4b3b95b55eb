/// One word of a vocabulary: the place of a known one, the spelling of any other.
package enum VocabularyWord: Sendable {
    case known(UInt8)
    case unknown(Spelling)

    /// Kept outside, because it is rare: a word takes nine bytes in place of twenty-five.
    package final class Spelling: Sendable {
        let text: String
        init(_ text: String) { self.text = text }
    }

    /// Looks a word up in a vocabulary.
    package init(_ text: String, in vocabulary: Int, of tables: borrowing ShapeTables = .applePay) {
        let list = tables.vocabularies[vocabulary].names
        if let place = tables.exactName([UInt8](text.utf8), in: list) {
            self = .known(UInt8(truncatingIfNeeded: place))
        } else {
            self = .unknown(Spelling(text))
        }
    }

    package func text(in vocabulary: Int, of tables: borrowing ShapeTables = .applePay) -> String {
        switch self {
        case .known(let place): tables.name(Int(tables.vocabularies[vocabulary].names.first) + Int(place))
        case .unknown(let spelling): spelling.text
        }
    }

    package var isKnown: Bool {
        if case .known = self { true } else { false }
    }
}

extension VocabularyWord: Hashable {
    @inline(never)
    package static func == (left: VocabularyWord, right: VocabularyWord) -> Bool {
        switch (left, right) {
        case (.known(let one), .known(let other)): one == other
        case (.unknown(let one), .unknown(let other)): one.text == other.text
        default: false
        }
    }

    @inline(never)
    package func hash(into hasher: inout Hasher) {
        switch self {
        case .known(let place): hasher.combine(place)
        case .unknown(let spelling): hasher.combine(spelling.text)
        }
    }
}
