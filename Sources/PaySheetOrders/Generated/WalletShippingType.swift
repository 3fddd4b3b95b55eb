// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The word that Wallet uses for a shipment.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/shippingfulfillment>
public struct WalletShippingType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.walletShippingType, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.walletShippingType, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: WalletShippingType, right: WalletShippingType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `shipping`: Shipping.
    public static var shipping: WalletShippingType { WalletShippingType(word: .known(0)) }
    package static var shippingIndex: Int { 0 }
    /// `delivery`: Delivery.
    public static var delivery: WalletShippingType { WalletShippingType(word: .known(1)) }
    package static var deliveryIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [WalletShippingType] { [.shipping, .delivery] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension WalletShippingType: Codable {}
#endif
