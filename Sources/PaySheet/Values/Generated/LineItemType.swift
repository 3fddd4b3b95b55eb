// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Whether the amount of a line item is final.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepaylineitemtype>
public struct LineItemType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.lineItemType) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.lineItemType) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: LineItemType, right: LineItemType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `final`: A final amount.
    public static var final: LineItemType { LineItemType(word: .known(0)) }
    package static var finalIndex: Int { 0 }
    /// `pending`: An amount that is not known yet.
    public static var pending: LineItemType { LineItemType(word: .known(1)) }
    package static var pendingIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [LineItemType] { [.final, .pending] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension LineItemType: Codable {}
#endif
