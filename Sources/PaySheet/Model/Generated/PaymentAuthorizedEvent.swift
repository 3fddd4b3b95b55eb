// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The event for an authorized payment.
///
/// ApplePayPaymentAuthorizedEvent: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizedevent>
public struct PaymentAuthorizedEvent: PaymentObject {
    /// The token and the contacts.
    public var payment: AuthorizedPayment
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentAuthorizedEvent {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(payment: AuthorizedPayment) {
        self.payment = payment
        unknownMembers = UnknownMembers()
    }
}

extension PaymentAuthorizedEvent: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentAuthorizedEvent }

    /// The places of the members.
    package enum Slot {
        package static var payment: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentAuthorizedEvent {
        PaymentAuthorizedEvent(
            payment: try cursor.neededRecord(0, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "payment", payment)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentAuthorizedEvent> {
        reader.record(PaymentAuthorizedEvent.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentAuthorizedEvent: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentAuthorizedEvent: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "payment": self.payment as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayPaymentAuthorizedEvent in a checked document.
package struct PaymentAuthorizedEventView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case payment
    }

    package static var shapes: [Int] { [ShapeIndex.paymentAuthorizedEvent] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentAuthorizedEvent }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var payment: AuthorizedPaymentView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.authorizedPayment) } }
}
