// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// A description of a card.
///
/// CardMetadata: <https://developer.apple.com/documentation/merchanttokennotificationservices/cardmetadata>
public struct CardMetadata: PaymentObject {
    /// The country in which the card was issued.
    public var cardCountry: String? { get { _cardCountry.value } set { _cardCountry.value = newValue } }
    private var _cardCountry = Kept<String?>(nil)
    /// The card's expiry date.
    public var expirationDate: String? { get { _expirationDate.value } set { _expirationDate.value = newValue } }
    private var _expirationDate = Kept<String?>(nil)
    /// The last four digits of the card's number.
    public var fpanSuffix: String? { get { _fpanSuffix.value } set { _fpanSuffix.value = newValue } }
    private var _fpanSuffix = Kept<String?>(nil)
    /// The full description of the card.
    public var longDescription: String? { get { _longDescription.value } set { _longDescription.value = newValue } }
    private var _longDescription = Kept<String?>(nil)
    /// The short description of the card.
    public var shortDescription: String? { get { _shortDescription.value } set { _shortDescription.value = newValue } }
    private var _shortDescription = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension CardMetadata {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension CardMetadata: Record {
    package static var shapeIndex: Int { ShapeIndex.cardMetadata }

    /// The places of the members.
    package enum Slot {
        package static var cardCountry: Int { 0 }
        package static var expirationDate: Int { 1 }
        package static var fpanSuffix: Int { 2 }
        package static var longDescription: Int { 3 }
        package static var shortDescription: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> CardMetadata {
        CardMetadata(
            _cardCountry: Kept(cursor.text(0, document)),
            _expirationDate: Kept(cursor.text(1, document)),
            _fpanSuffix: Kept(cursor.text(2, document)),
            _longDescription: Kept(cursor.text(3, document)),
            _shortDescription: Kept(cursor.text(4, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "cardCountry", _cardCountry.form)
        writer.put(1, "expirationDate", _expirationDate.form)
        writer.put(2, "fpanSuffix", _fpanSuffix.form)
        writer.put(3, "longDescription", _longDescription.form)
        writer.put(4, "shortDescription", _shortDescription.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<CardMetadata> {
        reader.record(CardMetadata.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension CardMetadata: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension CardMetadata: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "cardCountry": self.cardCountry as Any,
                "expirationDate": self.expirationDate as Any,
                "fpanSuffix": self.fpanSuffix as Any,
                "longDescription": self.longDescription as Any,
                "shortDescription": self.shortDescription as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads CardMetadata in a checked document.
package struct CardMetadataView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case cardCountry, expirationDate, fpanSuffix, longDescription, shortDescription
    }

    package static var shapes: [Int] { [ShapeIndex.cardMetadata] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.cardMetadata }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var cardCountry: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var expirationDate: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var fpanSuffix: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var longDescription: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var shortDescription: Text? { @_lifetime(copy self) get { cursor.text(4) } }
}
