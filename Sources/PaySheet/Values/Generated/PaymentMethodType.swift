// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The types of card.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodtype>
public struct PaymentMethodType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.paymentMethodType) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.paymentMethodType) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PaymentMethodType, right: PaymentMethodType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `debit`: A debit card.
    public static var debit: PaymentMethodType { PaymentMethodType(word: .known(0)) }
    package static var debitIndex: Int { 0 }
    /// `credit`: A credit card.
    public static var credit: PaymentMethodType { PaymentMethodType(word: .known(1)) }
    package static var creditIndex: Int { 1 }
    /// `prepaid`: A prepaid card.
    public static var prepaid: PaymentMethodType { PaymentMethodType(word: .known(2)) }
    package static var prepaidIndex: Int { 2 }
    /// `store`: The card of a store.
    public static var store: PaymentMethodType { PaymentMethodType(word: .known(3)) }
    package static var storeIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [PaymentMethodType] { [.debit, .credit, .prepaid, .store] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PaymentMethodType: Codable {}
#endif
