// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The product that makes an installment offer.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySetupFeatureType.idl>
package struct InstallmentFeatureType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.installmentFeatureType) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.installmentFeatureType) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: InstallmentFeatureType, right: InstallmentFeatureType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `applePay`: Apple Pay.
    public static var applePay: InstallmentFeatureType { InstallmentFeatureType(word: .known(0)) }
    package static var applePayIndex: Int { 0 }
    /// `appleCard`: Apple Card.
    public static var appleCard: InstallmentFeatureType { InstallmentFeatureType(word: .known(1)) }
    package static var appleCardIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [InstallmentFeatureType] { [.applePay, .appleCard] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension InstallmentFeatureType: Codable {}
#endif
