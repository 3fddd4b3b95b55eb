// Generated from Sources/PaySheetIssuing/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A key for one card, which the backend gets from Stripe and passes to the app.
///
/// EphemeralKey: <https://docs.stripe.com/issuing/cards/digital-wallets>
public struct EphemeralKey: PaymentObject {
    /// The identifier.
    public var id: String { get { _id.value } set { _id.value = newValue } }
    private var _id: Kept<String>
    /// The kind of object, which is `ephemeral_key`.
    public var object: String { get { _object.value } set { _object.value = newValue } }
    private var _object: Kept<String>
    /// The card that the key is for.
    public var associated_objects: [EphemeralKeyObject]?
    /// When it was made, in seconds since 1970.
    public var created: Int64
    /// Until when it works, in seconds since 1970.
    public var expires: Int64
    /// Whether it is for real cards.
    public var livemode: Bool
    /// The secret.
    public var secret: String { get { _secret.value } set { _secret.value = newValue } }
    private var _secret: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension EphemeralKey {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(id: String, object: String, created: Int64, expires: Int64, livemode: Bool, secret: String) {
        _id = Kept(of: id)
        _object = Kept(of: object)
        self.created = created
        self.expires = expires
        self.livemode = livemode
        _secret = Kept(of: secret)
        unknownMembers = UnknownMembers()
    }
}

extension EphemeralKey: Record {
    package static var shapeIndex: Int { IssuingShape.ephemeralKey }
    package static var tables: ShapeTables { .issuing }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .issuing }

    /// The places of the members.
    package enum Slot {
        package static var id: Int { 0 }
        package static var object: Int { 1 }
        package static var associated_objects: Int { 2 }
        package static var created: Int { 3 }
        package static var expires: Int { 4 }
        package static var livemode: Int { 5 }
        package static var secret: Int { 6 }
        package static var count: Int { 7 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> EphemeralKey {
        EphemeralKey(
            _id: Kept(try cursor.needed(cursor.text(0, document))),
            _object: Kept(try cursor.needed(cursor.text(1, document))),
            associated_objects: cursor.records(2, document),
            created: try cursor.needed(cursor.integer(3)),
            expires: try cursor.needed(cursor.integer(4)),
            livemode: try cursor.needed(cursor.boolean(5)),
            _secret: Kept(try cursor.needed(cursor.text(6, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "id", _id.form)
        writer.put(1, "object", _object.form)
        writer.put(2, "associated_objects", associated_objects)
        writer.put(3, "created", created)
        writer.put(4, "expires", expires)
        writer.put(5, "livemode", livemode)
        writer.put(6, "secret", _secret.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<EphemeralKey> {
        reader.record(EphemeralKey.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension EphemeralKey: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension EphemeralKey: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "id": self.id as Any,
                "object": self.object as Any,
                "associated_objects": self.associated_objects as Any,
                "created": self.created as Any,
                "expires": self.expires as Any,
                "livemode": self.livemode as Any,
                "secret": self.secret as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads EphemeralKey in a checked document.
package struct EphemeralKeyView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case id, object, associated_objects, created, expires, livemode, secret
    }

    package static var shapes: [Int] { [IssuingShape.ephemeralKey] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .issuing }

    package var shape: Int { IssuingShape.ephemeralKey }
    package var memberCount: Int { 7 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var id: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var object: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var associated_objects: Records<EphemeralKeyObjectView>? { @_lifetime(copy self) get { cursor.list(2, shape: IssuingShape.ephemeralKeyObject) } }
    package var created: Int64? { cursor.integer(3) }
    package var expires: Int64? { cursor.integer(4) }
    package var livemode: Bool? { cursor.boolean(5) }
    package var secret: Text? { @_lifetime(copy self) get { cursor.text(6) } }
}
