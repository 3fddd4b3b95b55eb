// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The status of a transaction.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/paymenttransaction>
public struct WalletTransactionStatus: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.walletTransactionStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.walletTransactionStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: WalletTransactionStatus, right: WalletTransactionStatus) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `pending`: Not decided.
    public static var pending: WalletTransactionStatus { WalletTransactionStatus(word: .known(0)) }
    package static var pendingIndex: Int { 0 }
    /// `approved`: Approved.
    public static var approved: WalletTransactionStatus { WalletTransactionStatus(word: .known(1)) }
    package static var approvedIndex: Int { 1 }
    /// `completed`: Completed.
    public static var completed: WalletTransactionStatus { WalletTransactionStatus(word: .known(2)) }
    package static var completedIndex: Int { 2 }
    /// `cancelled`: Cancelled.
    public static var cancelled: WalletTransactionStatus { WalletTransactionStatus(word: .known(3)) }
    package static var cancelledIndex: Int { 3 }
    /// `failed`: Failed.
    public static var failed: WalletTransactionStatus { WalletTransactionStatus(word: .known(4)) }
    package static var failedIndex: Int { 4 }

    /// The known words, in the specification's order.
    public static var all: [WalletTransactionStatus] { [.pending, .approved, .completed, .cancelled, .failed] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension WalletTransactionStatus: Codable {}
#endif
