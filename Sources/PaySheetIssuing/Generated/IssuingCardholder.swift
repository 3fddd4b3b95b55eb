// Generated from Sources/PaySheetIssuing/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The person with a card.
///
/// IssuingCardholder: <https://docs.stripe.com/api/issuing/cards/object>
public struct IssuingCardholder: PaymentObject {
    /// The identifier.
    public var id: String? { get { _id.value } set { _id.value = newValue } }
    private var _id = Kept<String?>(nil)
    /// The email address.
    public var email: String? { get { _email.value } set { _email.value = newValue } }
    private var _email = Kept<String?>(nil)
    /// The name.
    public var name: String? { get { _name.value } set { _name.value = newValue } }
    private var _name = Kept<String?>(nil)
    /// The telephone number.
    public var phone_number: String? { get { _phone_number.value } set { _phone_number.value = newValue } }
    private var _phone_number = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension IssuingCardholder {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension IssuingCardholder: Record {
    package static var shapeIndex: Int { IssuingShape.issuingCardholder }
    package static var tables: ShapeTables { .issuing }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .issuing }

    /// The places of the members.
    package enum Slot {
        package static var id: Int { 0 }
        package static var email: Int { 1 }
        package static var name: Int { 2 }
        package static var phone_number: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> IssuingCardholder {
        IssuingCardholder(
            _id: Kept(cursor.text(0, document)),
            _email: Kept(cursor.text(1, document)),
            _name: Kept(cursor.text(2, document)),
            _phone_number: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "id", _id.form)
        writer.put(1, "email", _email.form)
        writer.put(2, "name", _name.form)
        writer.put(3, "phone_number", _phone_number.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<IssuingCardholder> {
        reader.record(IssuingCardholder.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension IssuingCardholder: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension IssuingCardholder: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "id": self.id as Any,
                "email": self.email as Any,
                "name": self.name as Any,
                "phone_number": self.phone_number as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads IssuingCardholder in a checked document.
package struct IssuingCardholderView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case id, email, name, phone_number
    }

    package static var shapes: [Int] { [IssuingShape.issuingCardholder] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .issuing }

    package var shape: Int { IssuingShape.issuingCardholder }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var id: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var email: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var name: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var phone_number: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
