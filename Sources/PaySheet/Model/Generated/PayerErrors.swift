// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The errors in the payer's details.
///
/// PayerErrors: <https://www.w3.org/TR/payment-request/#payererrors-dictionary>
public struct PayerErrors: PaymentObject {
    /// The error in the email address.
    public var email: String? { get { _email.value } set { _email.value = newValue } }
    private var _email = Kept<String?>(nil)
    /// The error in the name.
    public var name: String? { get { _name.value } set { _name.value = newValue } }
    private var _name = Kept<String?>(nil)
    /// The error in the telephone number.
    public var phone: String? { get { _phone.value } set { _phone.value = newValue } }
    private var _phone = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PayerErrors {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PayerErrors: Record {
    package static var shapeIndex: Int { ShapeIndex.payerErrors }

    /// The places of the members.
    package enum Slot {
        package static var email: Int { 0 }
        package static var name: Int { 1 }
        package static var phone: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PayerErrors {
        PayerErrors(
            _email: Kept(cursor.text(0, document)),
            _name: Kept(cursor.text(1, document)),
            _phone: Kept(cursor.text(2, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "email", _email.form)
        writer.put(1, "name", _name.form)
        writer.put(2, "phone", _phone.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PayerErrors> {
        reader.record(PayerErrors.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PayerErrors: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PayerErrors: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "email": self.email as Any,
                "name": self.name as Any,
                "phone": self.phone as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PayerErrors in a checked document.
package struct PayerErrorsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case email, name, phone
    }

    package static var shapes: [Int] { [ShapeIndex.payerErrors] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.payerErrors }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var email: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var name: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var phone: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
