// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The types of delivery, in the W3C API.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://www.w3.org/TR/payment-request/#paymentshippingtype-enum>
public struct W3CShippingType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.w3cShippingType) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.w3cShippingType) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: W3CShippingType, right: W3CShippingType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `shipping`: A carrier ships the goods.
    public static var shipping: W3CShippingType { W3CShippingType(word: .known(0)) }
    package static var shippingIndex: Int { 0 }
    /// `delivery`: The merchant delivers the goods.
    public static var delivery: W3CShippingType { W3CShippingType(word: .known(1)) }
    package static var deliveryIndex: Int { 1 }
    /// `pickup`: The shopper picks the goods up in a store.
    public static var pickup: W3CShippingType { W3CShippingType(word: .known(2)) }
    package static var pickupIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [W3CShippingType] { [.shipping, .delivery, .pickup] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension W3CShippingType: Codable {}
#endif
