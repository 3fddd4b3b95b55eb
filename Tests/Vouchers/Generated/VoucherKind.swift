// Generated from Tests/Vouchers/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// What a voucher is good for.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://example.com/vouchers>
public struct VoucherKind: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VouchersWord.voucherKind, of: .vouchers) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VouchersWord.voucherKind, of: .vouchers) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: VoucherKind, right: VoucherKind) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `gift`: Anything in the shop.
    public static var gift: VoucherKind { VoucherKind(word: .known(0)) }
    package static var giftIndex: Int { 0 }
    /// `service`: A service.
    public static var service: VoucherKind { VoucherKind(word: .known(1)) }
    package static var serviceIndex: Int { 1 }
    /// `travel`: A journey.
    public static var travel: VoucherKind { VoucherKind(word: .known(2)) }
    package static var travelIndex: Int { 2 }

    /// The known words, in the specification's order.
    public static var all: [VoucherKind] { [.gift, .service, .travel] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension VoucherKind: Codable {}
#endif
