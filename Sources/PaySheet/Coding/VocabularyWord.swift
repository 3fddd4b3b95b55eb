/// One word of a vocabulary: the place of a known one, the spelling of any other.
package struct VocabularyWord: Sendable, Hashable {
    private let place: UInt8
    private let spelling: String

    private static let unknown = UInt8.max

    @inline(__always)
    package init(known place: UInt8) {
        self.place = place
        spelling = ""
    }

    package init(unknown spelling: String) {
        place = VocabularyWord.unknown
        self.spelling = spelling
    }

    /// Looks a word up in a vocabulary.
    package init(_ text: String, in vocabulary: Int) {
        let list = ShapeTables.vocabularies[vocabulary].names
        if let place = NearNames.exact([UInt8](text.utf8), in: list) {
            self.init(known: UInt8(truncatingIfNeeded: place))
        } else {
            self.init(unknown: text)
        }
    }

    package func text(in vocabulary: Int) -> String {
        place == VocabularyWord.unknown
            ? spelling : ShapeTables.nameTexts[Int(ShapeTables.vocabularies[vocabulary].names.first) + Int(place)]
    }

    package var isKnown: Bool { place != VocabularyWord.unknown }
}
