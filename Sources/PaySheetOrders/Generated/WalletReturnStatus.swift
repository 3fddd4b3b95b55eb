// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The status of a return.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/return>
public struct WalletReturnStatus: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.walletReturnStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.walletReturnStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: WalletReturnStatus, right: WalletReturnStatus) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `open`: Nothing is done yet.
    public static var open: WalletReturnStatus { WalletReturnStatus(word: .known(0)) }
    package static var openIndex: Int { 0 }
    /// `onTheWay`: On its way to the merchant.
    public static var onTheWay: WalletReturnStatus { WalletReturnStatus(word: .known(1)) }
    package static var onTheWayIndex: Int { 1 }
    /// `processing`: The merchant has it.
    public static var processing: WalletReturnStatus { WalletReturnStatus(word: .known(2)) }
    package static var processingIndex: Int { 2 }
    /// `issue`: Something is wrong.
    public static var issue: WalletReturnStatus { WalletReturnStatus(word: .known(3)) }
    package static var issueIndex: Int { 3 }
    /// `completed`: Done.
    public static var completed: WalletReturnStatus { WalletReturnStatus(word: .known(4)) }
    package static var completedIndex: Int { 4 }
    /// `cancelled`: It was cancelled.
    public static var cancelled: WalletReturnStatus { WalletReturnStatus(word: .known(5)) }
    package static var cancelledIndex: Int { 5 }

    /// The known words, in the specification's order.
    public static var all: [WalletReturnStatus] { [.open, .onTheWay, .processing, .issue, .completed, .cancelled] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension WalletReturnStatus: Codable {}
#endif
