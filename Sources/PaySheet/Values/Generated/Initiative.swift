// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The place of a payment.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session>
public struct Initiative: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.initiative) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.initiative) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: Initiative, right: Initiative) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `web`: A web page.
    public static var web: Initiative { Initiative(word: .known(0)) }
    package static var webIndex: Int { 0 }
    /// `messaging`: A conversation in Messages for Business.
    public static var messaging: Initiative { Initiative(word: .known(1)) }
    package static var messagingIndex: Int { 1 }
    /// `in_app`: An app.
    public static var inApp: Initiative { Initiative(word: .known(2)) }
    package static var inAppIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [Initiative] { [.web, .messaging, .inApp] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension Initiative: Codable {}
#endif
