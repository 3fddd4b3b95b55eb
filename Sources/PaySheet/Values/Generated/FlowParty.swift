// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// A party of a payment.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct FlowParty: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.flowParty) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.flowParty) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: FlowParty, right: FlowParty) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `page`: The page of the shop.
    public static var page: FlowParty { FlowParty(word: .known(0)) }
    package static var pageIndex: Int { 0 }
    /// `sheet`: The payment sheet.
    public static var sheet: FlowParty { FlowParty(word: .known(1)) }
    package static var sheetIndex: Int { 1 }
    /// `shopper`: The shopper.
    public static var shopper: FlowParty { FlowParty(word: .known(2)) }
    package static var shopperIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [FlowParty] { [.page, .sheet, .shopper] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension FlowParty: Codable {}
#endif
