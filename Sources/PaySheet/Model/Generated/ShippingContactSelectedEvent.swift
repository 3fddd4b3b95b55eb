// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The event for a shipping contact that the shopper chose.
///
/// ApplePayShippingContactSelectedEvent: <https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactselectedevent>
public struct ShippingContactSelectedEvent: PaymentObject {
    /// The contact, without the fields that only matter after authorization.
    public var shippingContact: PaymentContact
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension ShippingContactSelectedEvent {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(shippingContact: PaymentContact) {
        self.shippingContact = shippingContact
        unknownMembers = UnknownMembers()
    }
}

extension ShippingContactSelectedEvent: Record {
    package static var shapeIndex: Int { ShapeIndex.shippingContactSelectedEvent }

    /// The places of the members.
    package enum Slot {
        package static var shippingContact: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> ShippingContactSelectedEvent {
        ShippingContactSelectedEvent(
            shippingContact: try cursor.neededRecord(0, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "shippingContact", shippingContact)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ShippingContactSelectedEvent> {
        reader.record(ShippingContactSelectedEvent.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ShippingContactSelectedEvent: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ShippingContactSelectedEvent: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "shippingContact": self.shippingContact as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayShippingContactSelectedEvent in a checked document.
package struct ShippingContactSelectedEventView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case shippingContact
    }

    package static var shapes: [Int] { [ShapeIndex.shippingContactSelectedEvent] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.shippingContactSelectedEvent }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var shippingContact: PaymentContactView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.paymentContact) } }
}
