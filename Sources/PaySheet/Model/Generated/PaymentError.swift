// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// An error in what the shopper entered.
///
/// ApplePayError: <https://developer.apple.com/documentation/applepayontheweb/applepayerror>
public struct PaymentError: PaymentObject {
    /// The kind of error.
    public var code: PaymentErrorCode
    /// The wrong field of the contact.
    public var contactField: PaymentErrorContactField?
    /// The message in the sheet. Default: `""`.
    public var message: String? { get { _message.value } set { _message.value = newValue } }
    private var _message = Kept<String?>(nil)
    /// The family of the error code, for errors of a transfer. Announced, not yet in the reference (macOS 15, iOS 18, for transfers).
    public var domain: String? { get { _domain.value } set { _domain.value = newValue } }
    private var _domain = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentError {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(code: PaymentErrorCode) {
        self.code = code
        unknownMembers = UnknownMembers()
    }
}

extension PaymentError: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentError }

    /// The places of the members.
    package enum Slot {
        package static var code: Int { 0 }
        package static var contactField: Int { 1 }
        package static var message: Int { 2 }
        package static var domain: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentError {
        PaymentError(
            code: try cursor.needed(cursor.word(0)),
            contactField: cursor.word(1),
            _message: Kept(cursor.text(2, document)),
            _domain: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "code", code)
        writer.put(1, "contactField", contactField)
        writer.put(2, "message", _message.form)
        writer.put(3, "domain", _domain.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentError> {
        reader.record(PaymentError.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentError: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentError: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "code": self.code as Any,
                "contactField": self.contactField as Any,
                "message": self.message as Any,
                "domain": self.domain as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayError in a checked document.
package struct PaymentErrorView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case code, contactField, message, domain
    }

    package static var shapes: [Int] { [ShapeIndex.paymentError] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentError }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var code: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var contactField: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
    package var message: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var domain: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
