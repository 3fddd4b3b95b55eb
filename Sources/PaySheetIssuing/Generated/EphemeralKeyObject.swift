// Generated from Sources/PaySheetIssuing/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// What an ephemeral key is for.
///
/// EphemeralKeyObject: <https://docs.stripe.com/issuing/cards/digital-wallets>
public struct EphemeralKeyObject: PaymentObject {
    /// The identifier.
    public var id: String { get { _id.value } set { _id.value = newValue } }
    private var _id: Kept<String>
    /// The kind of object.
    public var type: String { get { _type.value } set { _type.value = newValue } }
    private var _type: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension EphemeralKeyObject {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(id: String, type: String) {
        _id = Kept(of: id)
        _type = Kept(of: type)
        unknownMembers = UnknownMembers()
    }
}

extension EphemeralKeyObject: Record {
    package static var shapeIndex: Int { IssuingShape.ephemeralKeyObject }
    package static var tables: ShapeTables { .issuing }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .issuing }

    /// The places of the members.
    package enum Slot {
        package static var id: Int { 0 }
        package static var type: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> EphemeralKeyObject {
        EphemeralKeyObject(
            _id: Kept(try cursor.needed(cursor.text(0, document))),
            _type: Kept(try cursor.needed(cursor.text(1, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "id", _id.form)
        writer.put(1, "type", _type.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<EphemeralKeyObject> {
        reader.record(EphemeralKeyObject.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension EphemeralKeyObject: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension EphemeralKeyObject: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "id": self.id as Any,
                "type": self.type as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads EphemeralKeyObject in a checked document.
package struct EphemeralKeyObjectView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case id, type
    }

    package static var shapes: [Int] { [IssuingShape.ephemeralKeyObject] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .issuing }

    package var shape: Int { IssuingShape.ephemeralKeyObject }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var id: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var type: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
