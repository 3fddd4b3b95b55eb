// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The kind of a fulfillment.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/order>
public struct FulfillmentType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.fulfillmentType, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.fulfillmentType, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: FulfillmentType, right: FulfillmentType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `shipping`: A shipment.
    public static var shipping: FulfillmentType { FulfillmentType(word: .known(0)) }
    package static var shippingIndex: Int { 0 }
    /// `pickup`: A pickup by the customer.
    public static var pickup: FulfillmentType { FulfillmentType(word: .known(1)) }
    package static var pickupIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [FulfillmentType] { [.shipping, .pickup] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension FulfillmentType: Codable {}
#endif
