// Generated from Sources/PaySheetIssuing/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// Whether a card can pay.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://docs.stripe.com/api/issuing/cards/object>
public struct IssuingCardStatus: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: IssuingWord.issuingCardStatus, of: .issuing) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: IssuingWord.issuingCardStatus, of: .issuing) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: IssuingCardStatus, right: IssuingCardStatus) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `active`: It can.
    public static var active: IssuingCardStatus { IssuingCardStatus(word: .known(0)) }
    package static var activeIndex: Int { 0 }
    /// `inactive`: It cannot yet; a new card is inactive.
    public static var inactive: IssuingCardStatus { IssuingCardStatus(word: .known(1)) }
    package static var inactiveIndex: Int { 1 }
    /// `canceled`: It can no longer.
    public static var canceled: IssuingCardStatus { IssuingCardStatus(word: .known(2)) }
    package static var canceledIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [IssuingCardStatus] { [.active, .inactive, .canceled] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension IssuingCardStatus: Codable {}
#endif
