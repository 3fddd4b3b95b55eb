// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// Who can use an offer code.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitEligibility: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: StoreKitWord.storeKitEligibility, of: .storeKit) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: StoreKitWord.storeKitEligibility, of: .storeKit) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: StoreKitEligibility, right: StoreKitEligibility) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `new`: People who never subscribed.
    public static var new: StoreKitEligibility { StoreKitEligibility(word: .known(0)) }
    package static var newIndex: Int { 0 }
    /// `existing`: Subscribers.
    public static var existing: StoreKitEligibility { StoreKitEligibility(word: .known(1)) }
    package static var existingIndex: Int { 1 }
    /// `expired`: People whose subscription has ended.
    public static var expired: StoreKitEligibility { StoreKitEligibility(word: .known(2)) }
    package static var expiredIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [StoreKitEligibility] { [.new, .existing, .expired] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension StoreKitEligibility: Codable {}
#endif
