// Generated from Tests/Vouchers/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// Where a shop sells.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://example.com/vouchers>
public struct VoucherChannel: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VouchersWord.voucherChannel, of: .vouchers) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VouchersWord.voucherChannel, of: .vouchers) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: VoucherChannel, right: VoucherChannel) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `store`: In a store.
    public static var store: VoucherChannel { VoucherChannel(word: .known(0)) }
    package static var storeIndex: Int { 0 }
    /// `web`: On the web.
    public static var web: VoucherChannel { VoucherChannel(word: .known(1)) }
    package static var webIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [VoucherChannel] { [.store, .web] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension VoucherChannel: Codable {}
#endif
