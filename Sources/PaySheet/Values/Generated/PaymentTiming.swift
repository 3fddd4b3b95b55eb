// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The charge date of a line item.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttiming>
public struct PaymentTiming: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.paymentTiming) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.paymentTiming) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PaymentTiming, right: PaymentTiming) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `immediate`: Now, with this payment.
    public static var immediate: PaymentTiming { PaymentTiming(word: .known(0)) }
    package static var immediateIndex: Int { 0 }
    /// `recurring`: At regular intervals.
    public static var recurring: PaymentTiming { PaymentTiming(word: .known(1)) }
    package static var recurringIndex: Int { 1 }
    /// `deferred`: Once, at a later date.
    public static var deferred: PaymentTiming { PaymentTiming(word: .known(2)) }
    package static var deferredIndex: Int { 2 }
    /// `automaticReload`: When a balance is low.
    public static var automaticReload: PaymentTiming { PaymentTiming(word: .known(3)) }
    package static var automaticReloadIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [PaymentTiming] { [.immediate, .recurring, .deferred, .automaticReload] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PaymentTiming: Codable {}
#endif
