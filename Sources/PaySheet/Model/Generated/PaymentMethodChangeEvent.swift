// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The event for another payment method or a coupon code.
///
/// PaymentMethodChangeEvent: <https://www.w3.org/TR/payment-request/#paymentmethodchangeevent-interface>
public struct PaymentMethodChangeEvent: PaymentObject {
    /// The identifier of the payment method.
    public var methodName: String { get { _methodName.value } set { _methodName.value = newValue } }
    private var _methodName: Kept<String>
    /// The chosen card or the coupon code, as Apple Pay describes it.
    public var methodDetails: RawJSON?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentMethodChangeEvent {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(methodName: String) {
        _methodName = Kept(of: methodName)
        unknownMembers = UnknownMembers()
    }
}

extension PaymentMethodChangeEvent: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentMethodChangeEvent }

    /// The places of the members.
    package enum Slot {
        package static var methodName: Int { 0 }
        package static var methodDetails: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentMethodChangeEvent {
        PaymentMethodChangeEvent(
            _methodName: Kept(try cursor.needed(cursor.text(0, document))),
            methodDetails: cursor.raw(1),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "methodName", _methodName.form)
        writer.put(1, "methodDetails", methodDetails)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentMethodChangeEvent> {
        reader.record(PaymentMethodChangeEvent.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentMethodChangeEvent: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentMethodChangeEvent: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "methodName": self.methodName as Any,
                "methodDetails": self.methodDetails as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentMethodChangeEvent in a checked document.
package struct PaymentMethodChangeEventView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case methodName, methodDetails
    }

    package static var shapes: [Int] { [ShapeIndex.paymentMethodChangeEvent] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentMethodChangeEvent }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var methodName: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var methodDetails: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
