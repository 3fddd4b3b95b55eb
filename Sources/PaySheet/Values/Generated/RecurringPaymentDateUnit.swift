// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The units for the interval of a recurring payment. A week is seven days.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentdateunit>
public struct RecurringPaymentDateUnit: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.recurringPaymentDateUnit) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.recurringPaymentDateUnit) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: RecurringPaymentDateUnit, right: RecurringPaymentDateUnit) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `year`: Counts years.
    public static var year: RecurringPaymentDateUnit { RecurringPaymentDateUnit(word: .known(0)) }
    package static var yearIndex: Int { 0 }
    /// `month`: Counts months.
    public static var month: RecurringPaymentDateUnit { RecurringPaymentDateUnit(word: .known(1)) }
    package static var monthIndex: Int { 1 }
    /// `day`: Counts days.
    public static var day: RecurringPaymentDateUnit { RecurringPaymentDateUnit(word: .known(2)) }
    package static var dayIndex: Int { 2 }
    /// `hour`: Counts hours.
    public static var hour: RecurringPaymentDateUnit { RecurringPaymentDateUnit(word: .known(3)) }
    package static var hourIndex: Int { 3 }
    /// `minute`: Counts minutes.
    public static var minute: RecurringPaymentDateUnit { RecurringPaymentDateUnit(word: .known(4)) }
    package static var minuteIndex: Int { 4 }

    /// The known words, in the specification's order.
    public static var all: [RecurringPaymentDateUnit] { [.year, .month, .day, .hour, .minute] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension RecurringPaymentDateUnit: Codable {}
#endif
