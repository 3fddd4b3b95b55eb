// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The types of delivery.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepayshippingtype>
public struct ShippingType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.shippingType) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.shippingType) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: ShippingType, right: ShippingType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `shipping`: A carrier ships the goods.
    public static var shipping: ShippingType { ShippingType(word: .known(0)) }
    package static var shippingIndex: Int { 0 }
    /// `delivery`: The merchant delivers the goods.
    public static var delivery: ShippingType { ShippingType(word: .known(1)) }
    package static var deliveryIndex: Int { 1 }
    /// `storePickup`: The shopper picks the goods up in a store.
    public static var storePickup: ShippingType { ShippingType(word: .known(2)) }
    package static var storePickupIndex: Int { 2 }
    /// `servicePickup`: A service picks something up from the shopper.
    public static var servicePickup: ShippingType { ShippingType(word: .known(3)) }
    package static var servicePickupIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [ShippingType] { [.shipping, .delivery, .storePickup, .servicePickup] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension ShippingType: Codable {}
#endif
