// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The card of a merchant token.
///
/// MerchantTokenMetadata: <https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokenmetadata>
public struct MerchantTokenMetadata: PaymentObject {
    /// The pictures of the card.
    public var cardArt: [CardArt]?
    /// The description of the card.
    public var cardMetadata: CardMetadata? { get { _cardMetadata.value } set { _cardMetadata.value = newValue } }
    private var _cardMetadata = Boxed<CardMetadata>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension MerchantTokenMetadata {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension MerchantTokenMetadata: Record {
    package static var shapeIndex: Int { ShapeIndex.merchantTokenMetadata }

    /// The places of the members.
    package enum Slot {
        package static var cardArt: Int { 0 }
        package static var cardMetadata: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> MerchantTokenMetadata {
        MerchantTokenMetadata(
            cardArt: cursor.records(0, document),
            _cardMetadata: cursor.boxedRecord(1, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "cardArt", cardArt)
        writer.put(1, "cardMetadata", cardMetadata)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<MerchantTokenMetadata> {
        reader.record(MerchantTokenMetadata.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension MerchantTokenMetadata: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension MerchantTokenMetadata: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "cardArt": self.cardArt as Any,
                "cardMetadata": self.cardMetadata as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads MerchantTokenMetadata in a checked document.
package struct MerchantTokenMetadataView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case cardArt, cardMetadata
    }

    package static var shapes: [Int] { [ShapeIndex.merchantTokenMetadata] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.merchantTokenMetadata }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var cardArt: Records<CardArtView>? { @_lifetime(copy self) get { cursor.list(0, shape: ShapeIndex.cardArt) } }
    package var cardMetadata: CardMetadataView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.cardMetadata) } }
}
