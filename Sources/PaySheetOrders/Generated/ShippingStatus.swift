// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The status of a shipment.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/shippingfulfillment>
public struct ShippingStatus: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.shippingStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.shippingStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: ShippingStatus, right: ShippingStatus) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `open`: Nothing is done yet.
    public static var open: ShippingStatus { ShippingStatus(word: .known(0)) }
    package static var openIndex: Int { 0 }
    /// `processing`: It is being packed.
    public static var processing: ShippingStatus { ShippingStatus(word: .known(1)) }
    package static var processingIndex: Int { 1 }
    /// `onTheWay`: The carrier has it.
    public static var onTheWay: ShippingStatus { ShippingStatus(word: .known(2)) }
    package static var onTheWayIndex: Int { 2 }
    /// `outForDelivery`: It arrives today.
    public static var outForDelivery: ShippingStatus { ShippingStatus(word: .known(3)) }
    package static var outForDeliveryIndex: Int { 3 }
    /// `delivered`: It was delivered.
    public static var delivered: ShippingStatus { ShippingStatus(word: .known(4)) }
    package static var deliveredIndex: Int { 4 }
    /// `shipped`: It was shipped, and nothing more is known.
    public static var shipped: ShippingStatus { ShippingStatus(word: .known(5)) }
    package static var shippedIndex: Int { 5 }
    /// `issue`: Something is wrong.
    public static var issue: ShippingStatus { ShippingStatus(word: .known(6)) }
    package static var issueIndex: Int { 6 }
    /// `cancelled`: It was cancelled.
    public static var cancelled: ShippingStatus { ShippingStatus(word: .known(7)) }
    package static var cancelledIndex: Int { 7 }

    /// The known words, in the specification's order.
    public static var all: [ShippingStatus] { [.open, .processing, .onTheWay, .outForDelivery, .delivered, .shipped, .issue, .cancelled] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension ShippingStatus: Codable {}
#endif
