// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The status of a pickup.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/pickupfulfillment>
public struct PickupStatus: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.pickupStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.pickupStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PickupStatus, right: PickupStatus) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `open`: Nothing is done yet.
    public static var open: PickupStatus { PickupStatus(word: .known(0)) }
    package static var openIndex: Int { 0 }
    /// `processing`: It is being prepared.
    public static var processing: PickupStatus { PickupStatus(word: .known(1)) }
    package static var processingIndex: Int { 1 }
    /// `readyForPickup`: The customer can come.
    public static var readyForPickup: PickupStatus { PickupStatus(word: .known(2)) }
    package static var readyForPickupIndex: Int { 2 }
    /// `pickedUp`: The customer came.
    public static var pickedUp: PickupStatus { PickupStatus(word: .known(3)) }
    package static var pickedUpIndex: Int { 3 }
    /// `issue`: Something is wrong.
    public static var issue: PickupStatus { PickupStatus(word: .known(4)) }
    package static var issueIndex: Int { 4 }
    /// `cancelled`: It was cancelled.
    public static var cancelled: PickupStatus { PickupStatus(word: .known(5)) }
    package static var cancelledIndex: Int { 5 }

    /// The known words, in the specification's order.
    public static var all: [PickupStatus] { [.open, .processing, .readyForPickup, .pickedUp, .issue, .cancelled] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PickupStatus: Codable {}
#endif
