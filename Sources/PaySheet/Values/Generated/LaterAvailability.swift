// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The availability of Apple Pay Later.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepaylateravailability>
package struct LaterAvailability: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.laterAvailability) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.laterAvailability) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: LaterAvailability, right: LaterAvailability) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `available`: The offer is allowed.
    public static var available: LaterAvailability { LaterAvailability(word: .known(0)) }
    package static var availableIndex: Int { 0 }
    /// `unavailableItemIneligible`: The goods prevent the offer.
    public static var unavailableItemIneligible: LaterAvailability { LaterAvailability(word: .known(1)) }
    package static var unavailableItemIneligibleIndex: Int { 1 }
    /// `unavailableRecurringTransaction`: A recurring payment prevents the offer.
    public static var unavailableRecurringTransaction: LaterAvailability { LaterAvailability(word: .known(2)) }
    package static var unavailableRecurringTransactionIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [LaterAvailability] { [.available, .unavailableItemIneligible, .unavailableRecurringTransaction] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension LaterAvailability: Codable {}
#endif
