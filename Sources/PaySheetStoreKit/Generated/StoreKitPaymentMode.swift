// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// How a subscriber pays for an offer.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitPaymentMode: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: StoreKitWord.storeKitPaymentMode, of: .storeKit) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: StoreKitWord.storeKitPaymentMode, of: .storeKit) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: StoreKitPaymentMode, right: StoreKitPaymentMode) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `free`: Nothing.
    public static var free: StoreKitPaymentMode { StoreKitPaymentMode(word: .known(0)) }
    package static var freeIndex: Int { 0 }
    /// `payAsYouGo`: A lower price in each period.
    public static var payAsYouGo: StoreKitPaymentMode { StoreKitPaymentMode(word: .known(1)) }
    package static var payAsYouGoIndex: Int { 1 }
    /// `payUpFront`: One price for the whole offer.
    public static var payUpFront: StoreKitPaymentMode { StoreKitPaymentMode(word: .known(2)) }
    package static var payUpFrontIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [StoreKitPaymentMode] { [.free, .payAsYouGo, .payUpFront] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension StoreKitPaymentMode: Codable {}
#endif
