// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The coupon code that the shopper entered, in the W3C Payment Request API.
///
/// ApplePayCouponCodeDetails: <https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodedetails>
public struct CouponCodeDetails: PaymentObject {
    /// The code as entered.
    public var couponCode: String? { get { _couponCode.value } set { _couponCode.value = newValue } }
    private var _couponCode = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension CouponCodeDetails {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension CouponCodeDetails: Record {
    package static var shapeIndex: Int { ShapeIndex.couponCodeDetails }

    /// The places of the members.
    package enum Slot {
        package static var couponCode: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> CouponCodeDetails {
        CouponCodeDetails(
            _couponCode: Kept(cursor.text(0, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "couponCode", _couponCode.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<CouponCodeDetails> {
        reader.record(CouponCodeDetails.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension CouponCodeDetails: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension CouponCodeDetails: CustomReflectable {
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

/// Reads ApplePayCouponCodeDetails in a checked document.
package struct CouponCodeDetailsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case couponCode
    }

    package static var shapes: [Int] { [ShapeIndex.couponCodeDetails] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.couponCodeDetails }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var couponCode: Text? { @_lifetime(copy self) get { cursor.text(0) } }
}
