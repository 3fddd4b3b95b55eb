// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The encryption method of payment credentials.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct PaymentDataVersion: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.paymentDataVersion) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.paymentDataVersion) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PaymentDataVersion, right: PaymentDataVersion) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `EC_v1`: Elliptic curves.
    public static var ecV1: PaymentDataVersion { PaymentDataVersion(word: .known(0)) }
    package static var ecV1Index: Int { 0 }
    /// `RSA_v1`: Uses RSA.
    public static var rsaV1: PaymentDataVersion { PaymentDataVersion(word: .known(1)) }
    package static var rsaV1Index: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [PaymentDataVersion] { [.ecV1, .rsaV1] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PaymentDataVersion: Codable {}
#endif
