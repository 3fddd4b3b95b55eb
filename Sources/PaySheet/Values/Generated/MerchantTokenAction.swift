// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The action of an entry in the history of a merchant token.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/merchanttokennotificationservices>
public struct MerchantTokenAction: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.merchantTokenAction) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.merchantTokenAction) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: MerchantTokenAction, right: MerchantTokenAction) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `issued`: The shop received the token.
    public static var issued: MerchantTokenAction { MerchantTokenAction(word: .known(0)) }
    package static var issuedIndex: Int { 0 }
    /// `notified`: Apple called the notification URL with an event identifier.
    public static var notified: MerchantTokenAction { MerchantTokenAction(word: .known(1)) }
    package static var notifiedIndex: Int { 1 }
    /// `fetched`: The shop fetched the event from Apple.
    public static var fetched: MerchantTokenAction { MerchantTokenAction(word: .known(2)) }
    package static var fetchedIndex: Int { 2 }
    /// `charged`: The shop charged the token.
    public static var charged: MerchantTokenAction { MerchantTokenAction(word: .known(3)) }
    package static var chargedIndex: Int { 3 }
    /// `cancelled`: The shopper ended the plan at the shop.
    public static var cancelled: MerchantTokenAction { MerchantTokenAction(word: .known(4)) }
    package static var cancelledIndex: Int { 4 }
    /// `unlinked`: Apple unlinked the token because the shop asked for it.
    public static var unlinked: MerchantTokenAction { MerchantTokenAction(word: .known(5)) }
    package static var unlinkedIndex: Int { 5 }

    /// The known words, in the specification's order.
    public static var all: [MerchantTokenAction] { [.issued, .notified, .fetched, .charged, .cancelled, .unlinked] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension MerchantTokenAction: Codable {}
#endif
