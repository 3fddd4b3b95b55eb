// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// How a subscriber pays for a commitment.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitBillingPlanType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: StoreKitWord.storeKitBillingPlanType, of: .storeKit) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: StoreKitWord.storeKitBillingPlanType, of: .storeKit) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: StoreKitBillingPlanType, right: StoreKitBillingPlanType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `BILLED_UPFRONT`: At once.
    public static var billedUpfront: StoreKitBillingPlanType { StoreKitBillingPlanType(word: .known(0)) }
    package static var billedUpfrontIndex: Int { 0 }
    /// `MONTHLY`: Each month.
    public static var monthly: StoreKitBillingPlanType { StoreKitBillingPlanType(word: .known(1)) }
    package static var monthlyIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [StoreKitBillingPlanType] { [.billedUpfront, .monthly] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension StoreKitBillingPlanType: Codable {}
#endif
