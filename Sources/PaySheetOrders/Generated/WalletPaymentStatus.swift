// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The status of a payment.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletorders/payment>
public struct WalletPaymentStatus: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: WalletOrdersWord.walletPaymentStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: WalletOrdersWord.walletPaymentStatus, of: .walletOrders) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: WalletPaymentStatus, right: WalletPaymentStatus) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `pending`: Not decided.
    public static var pending: WalletPaymentStatus { WalletPaymentStatus(word: .known(0)) }
    package static var pendingIndex: Int { 0 }
    /// `authorized`: Authorized.
    public static var authorized: WalletPaymentStatus { WalletPaymentStatus(word: .known(1)) }
    package static var authorizedIndex: Int { 1 }
    /// `paid`: Paid.
    public static var paid: WalletPaymentStatus { WalletPaymentStatus(word: .known(2)) }
    package static var paidIndex: Int { 2 }
    /// `refunded`: Paid back.
    public static var refunded: WalletPaymentStatus { WalletPaymentStatus(word: .known(3)) }
    package static var refundedIndex: Int { 3 }
    /// `declined`: Declined.
    public static var declined: WalletPaymentStatus { WalletPaymentStatus(word: .known(4)) }
    package static var declinedIndex: Int { 4 }
    /// `voided`: Voided.
    public static var voided: WalletPaymentStatus { WalletPaymentStatus(word: .known(5)) }
    package static var voidedIndex: Int { 5 }

    /// The known words, in the specification's order.
    public static var all: [WalletPaymentStatus] { [.pending, .authorized, .paid, .refunded, .declined, .voided] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension WalletPaymentStatus: Codable {}
#endif
