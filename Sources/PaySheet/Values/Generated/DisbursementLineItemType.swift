// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The lines of a transfer.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayLineItem.idl>
public struct DisbursementLineItemType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.disbursementLineItemType) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.disbursementLineItemType) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: DisbursementLineItemType, right: DisbursementLineItemType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `disbursement`: The amount that the person receives.
    public static var disbursement: DisbursementLineItemType { DisbursementLineItemType(word: .known(0)) }
    package static var disbursementIndex: Int { 0 }
    /// `instantFundsOutFee`: The fee for an instant transfer.
    public static var instantFundsOutFee: DisbursementLineItemType { DisbursementLineItemType(word: .known(1)) }
    package static var instantFundsOutFeeIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [DisbursementLineItemType] { [.disbursement, .instantFundsOutFee] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension DisbursementLineItemType: Codable {}
#endif
