// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// Whether money was paid or returned.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/paymenttransaction>
public struct WalletTransactionType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.walletTransactionType, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.walletTransactionType, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: WalletTransactionType, right: WalletTransactionType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `purchase`: Paid.
    public static var purchase: WalletTransactionType { WalletTransactionType(word: .known(0)) }
    package static var purchaseIndex: Int { 0 }
    /// `refund`: Returned.
    public static var refund: WalletTransactionType { WalletTransactionType(word: .known(1)) }
    package static var refundIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [WalletTransactionType] { [.purchase, .refund] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension WalletTransactionType: Codable {}
#endif
