// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The event for a coupon code that the shopper entered or removed.
///
/// ApplePayCouponCodeChangedEvent: <https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodechangedevent>
public struct CouponCodeChangedEvent: PaymentObject {
    /// The code as entered.
    public var couponCode: String { get { _couponCode.value } set { _couponCode.value = newValue } }
    private var _couponCode: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension CouponCodeChangedEvent {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(couponCode: String) {
        _couponCode = Kept(of: couponCode)
        unknownMembers = UnknownMembers()
    }
}

extension CouponCodeChangedEvent: Record {
    package static var shapeIndex: Int { ShapeIndex.couponCodeChangedEvent }

    /// The places of the members.
    package enum Slot {
        package static var couponCode: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> CouponCodeChangedEvent {
        CouponCodeChangedEvent(
            _couponCode: Kept(try cursor.needed(cursor.text(0, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "couponCode", _couponCode.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<CouponCodeChangedEvent> {
        reader.record(CouponCodeChangedEvent.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension CouponCodeChangedEvent: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension CouponCodeChangedEvent: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "couponCode": self.couponCode as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayCouponCodeChangedEvent in a checked document.
package struct CouponCodeChangedEventView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case couponCode
    }

    package static var shapes: [Int] { [ShapeIndex.couponCodeChangedEvent] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.couponCodeChangedEvent }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var couponCode: Text? { @_lifetime(copy self) get { cursor.text(0) } }
}
