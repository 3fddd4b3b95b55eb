// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The expected date range of a delivery.
///
/// ApplePayDateComponentsRange: <https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponentsrange>
public struct ShippingDateRange: PaymentObject {
    /// The earliest date.
    public var startDateComponents: ShippingDate
    /// The latest date.
    public var endDateComponents: ShippingDate
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension ShippingDateRange {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(startDateComponents: ShippingDate, endDateComponents: ShippingDate) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
        unknownMembers = UnknownMembers()
    }
}

extension ShippingDateRange: Record {
    package static var shapeIndex: Int { ShapeIndex.shippingDateRange }

    /// The places of the members.
    package enum Slot {
        package static var startDateComponents: Int { 0 }
        package static var endDateComponents: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> ShippingDateRange {
        ShippingDateRange(
            startDateComponents: try cursor.neededRecord(0, document),
            endDateComponents: try cursor.neededRecord(1, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "startDateComponents", startDateComponents)
        writer.put(1, "endDateComponents", endDateComponents)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ShippingDateRange> {
        reader.record(ShippingDateRange.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ShippingDateRange: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ShippingDateRange: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "startDateComponents": self.startDateComponents as Any,
                "endDateComponents": self.endDateComponents as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayDateComponentsRange in a checked document.
package struct ShippingDateRangeView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case startDateComponents, endDateComponents
    }

    package static var shapes: [Int] { [ShapeIndex.shippingDateRange] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.shippingDateRange }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var startDateComponents: ShippingDateView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.shippingDate) } }
    package var endDateComponents: ShippingDateView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.shippingDate) } }
}
