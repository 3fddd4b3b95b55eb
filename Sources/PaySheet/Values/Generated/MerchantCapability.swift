// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The payment protocols and card types that a merchant can process.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepaymerchantcapability>
public struct MerchantCapability: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.merchantCapability) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.merchantCapability) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: MerchantCapability, right: MerchantCapability) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `supports3DS`: 3-D Secure data, which every merchant must support.
    public static var supports3DS: MerchantCapability { MerchantCapability(word: .known(0)) }
    package static var supports3DSIndex: Int { 0 }
    /// `supportsEMV`: EMV data, which only China UnionPay needs.
    public static var supportsEMV: MerchantCapability { MerchantCapability(word: .known(1)) }
    package static var supportsEMVIndex: Int { 1 }
    /// `supportsCredit`: Credit cards.
    public static var supportsCredit: MerchantCapability { MerchantCapability(word: .known(2)) }
    package static var supportsCreditIndex: Int { 2 }
    /// `supportsDebit`: Debit cards.
    public static var supportsDebit: MerchantCapability { MerchantCapability(word: .known(3)) }
    package static var supportsDebitIndex: Int { 3 }
    /// `supportsInstantFundsOut`: Instant transfers of money to a card.
    public static var supportsInstantFundsOut: MerchantCapability { MerchantCapability(word: .known(4)) }
    package static var supportsInstantFundsOutIndex: Int { 4 }

    /// The known words, in the specification's order.
    public static var all: [MerchantCapability] { [.supports3DS, .supportsEMV, .supportsCredit, .supportsDebit, .supportsInstantFundsOut] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension MerchantCapability: Codable {}
#endif
