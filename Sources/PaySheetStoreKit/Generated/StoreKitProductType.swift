// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The kind of a product.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitProductType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: StoreKitWord.storeKitProductType, of: .storeKit) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: StoreKitWord.storeKitProductType, of: .storeKit) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: StoreKitProductType, right: StoreKitProductType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `Consumable`: Used up, and bought again.
    public static var consumable: StoreKitProductType { StoreKitProductType(word: .known(0)) }
    package static var consumableIndex: Int { 0 }
    /// `NonConsumable`: Bought once.
    public static var nonConsumable: StoreKitProductType { StoreKitProductType(word: .known(1)) }
    package static var nonConsumableIndex: Int { 1 }
    /// `NonRenewingSubscription`: A subscription without renewal.
    public static var nonRenewingSubscription: StoreKitProductType { StoreKitProductType(word: .known(2)) }
    package static var nonRenewingSubscriptionIndex: Int { 2 }
    /// `RecurringSubscription`: A subscription that renews.
    public static var recurringSubscription: StoreKitProductType { StoreKitProductType(word: .known(3)) }
    package static var recurringSubscriptionIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [StoreKitProductType] { [.consumable, .nonConsumable, .nonRenewingSubscription, .recurringSubscription] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension StoreKitProductType: Codable {}
#endif
