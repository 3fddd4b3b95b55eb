// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// How long a subscription lasts until it renews.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/appstoreconnectapi/subscription>
public struct StoreKitPeriod: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: StoreKitWord.storeKitPeriod, of: .storeKit) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: StoreKitWord.storeKitPeriod, of: .storeKit) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: StoreKitPeriod, right: StoreKitPeriod) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `P1W`: One week.
    public static var oneWeek: StoreKitPeriod { StoreKitPeriod(word: .known(0)) }
    package static var oneWeekIndex: Int { 0 }
    /// `P1M`: One month.
    public static var oneMonth: StoreKitPeriod { StoreKitPeriod(word: .known(1)) }
    package static var oneMonthIndex: Int { 1 }
    /// `P2M`: Two months.
    public static var twoMonths: StoreKitPeriod { StoreKitPeriod(word: .known(2)) }
    package static var twoMonthsIndex: Int { 2 }
    /// `P3M`: Three months.
    public static var threeMonths: StoreKitPeriod { StoreKitPeriod(word: .known(3)) }
    package static var threeMonthsIndex: Int { 3 }
    /// `P6M`: Six months.
    public static var sixMonths: StoreKitPeriod { StoreKitPeriod(word: .known(4)) }
    package static var sixMonthsIndex: Int { 4 }
    /// `P1Y`: One year.
    public static var oneYear: StoreKitPeriod { StoreKitPeriod(word: .known(5)) }
    package static var oneYearIndex: Int { 5 }

    /// The known words, in the specification's order.
    public static var all: [StoreKitPeriod] { [.oneWeek, .oneMonth, .twoMonths, .threeMonths, .sixMonths, .oneYear] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension StoreKitPeriod: Codable {}
#endif
