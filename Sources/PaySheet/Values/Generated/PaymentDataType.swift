// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The type of the payment data in a token.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct PaymentDataType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.paymentDataType) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.paymentDataType) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PaymentDataType, right: PaymentDataType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `3DSecure`: A 3-D Secure cryptogram.
    public static var threeDSecure: PaymentDataType { PaymentDataType(word: .known(0)) }
    package static var threeDSecureIndex: Int { 0 }
    /// `EMV`: EMV data.
    public static var emv: PaymentDataType { PaymentDataType(word: .known(1)) }
    package static var emvIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [PaymentDataType] { [.threeDSecure, .emv] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PaymentDataType: Codable {}
#endif
