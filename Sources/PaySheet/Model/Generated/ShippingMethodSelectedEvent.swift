// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The event for a shipping method that the shopper chose.
///
/// ApplePayShippingMethodSelectedEvent: <https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodselectedevent>
public struct ShippingMethodSelectedEvent: PaymentObject {
    /// The method as the merchant offered it.
    public var shippingMethod: ShippingMethod
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension ShippingMethodSelectedEvent {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(shippingMethod: ShippingMethod) {
        self.shippingMethod = shippingMethod
        unknownMembers = UnknownMembers()
    }
}

extension ShippingMethodSelectedEvent: Record {
    package static var shapeIndex: Int { ShapeIndex.shippingMethodSelectedEvent }

    /// The places of the members.
    package enum Slot {
        package static var shippingMethod: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> ShippingMethodSelectedEvent {
        ShippingMethodSelectedEvent(
            shippingMethod: try cursor.neededRecord(0, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "shippingMethod", shippingMethod)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ShippingMethodSelectedEvent> {
        reader.record(ShippingMethodSelectedEvent.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ShippingMethodSelectedEvent: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ShippingMethodSelectedEvent: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "shippingMethod": self.shippingMethod as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayShippingMethodSelectedEvent in a checked document.
package struct ShippingMethodSelectedEventView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case shippingMethod
    }

    package static var shapes: [Int] { [ShapeIndex.shippingMethodSelectedEvent] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.shippingMethodSelectedEvent }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var shippingMethod: ShippingMethodView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.shippingMethod) } }
}
