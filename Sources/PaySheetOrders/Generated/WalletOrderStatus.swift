// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The status of an order.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/order>
public struct WalletOrderStatus: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.walletOrderStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.walletOrderStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: WalletOrderStatus, right: WalletOrderStatus) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `open`: Something is still to be done.
    public static var open: WalletOrderStatus { WalletOrderStatus(word: .known(0)) }
    package static var openIndex: Int { 0 }
    /// `completed`: Everything is done.
    public static var completed: WalletOrderStatus { WalletOrderStatus(word: .known(1)) }
    package static var completedIndex: Int { 1 }
    /// `cancelled`: The order was cancelled.
    public static var cancelled: WalletOrderStatus { WalletOrderStatus(word: .known(2)) }
    package static var cancelledIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [WalletOrderStatus] { [.open, .completed, .cancelled] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension WalletOrderStatus: Codable {}
#endif
