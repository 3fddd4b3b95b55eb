// Generated from Sources/PaySheetShapes. Do not edit; `swift run generate-paysheet-sources` writes it anew.

/// Lists the ways in which goods reach the shopper.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepayshippingtype>
public struct ShippingType: OpenVocabulary, RawRepresentable {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.shippingType) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.shippingType) }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// `shipping`: Sends the goods by a carrier.
    public static var shipping: ShippingType { ShippingType(word: .known(0)) }
    package static var shippingIndex: Int { 0 }
    /// `delivery`: Brings the goods to the shopper.
    public static var delivery: ShippingType { ShippingType(word: .known(1)) }
    package static var deliveryIndex: Int { 1 }
    /// `storePickup`: Lets the shopper fetch the goods from a shop.
    public static var storePickup: ShippingType { ShippingType(word: .known(2)) }
    package static var storePickupIndex: Int { 2 }
    /// `servicePickup`: Fetches something from the shopper.
    public static var servicePickup: ShippingType { ShippingType(word: .known(3)) }
    package static var servicePickupIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [ShippingType] { [.shipping, .delivery, .storePickup, .servicePickup] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension ShippingType: Codable {}
#endif
