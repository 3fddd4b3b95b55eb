// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// A date of the Gregorian calendar, as exact as its members.
///
/// ApplePayDateComponents: <https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponents>
public struct ShippingDate: PaymentObject {
    /// The year.
    public var years: UInt32?
    /// The month, from 1 to 12.
    public var months: UInt32?
    /// The day of the month, from 1.
    public var days: UInt32?
    /// The hour of the day, from 0 to 23.
    public var hours: UInt32?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension ShippingDate {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension ShippingDate: Record {
    package static var shapeIndex: Int { ShapeIndex.shippingDate }

    /// The places of the members.
    package enum Slot {
        package static var years: Int { 0 }
        package static var months: Int { 1 }
        package static var days: Int { 2 }
        package static var hours: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> ShippingDate {
        ShippingDate(
            years: cursor.unsignedLong(0),
            months: cursor.unsignedLong(1),
            days: cursor.unsignedLong(2),
            hours: cursor.unsignedLong(3),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "years", years)
        writer.put(1, "months", months)
        writer.put(2, "days", days)
        writer.put(3, "hours", hours)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ShippingDate> {
        reader.record(ShippingDate.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ShippingDate: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ShippingDate: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "years": self.years as Any,
                "months": self.months as Any,
                "days": self.days as Any,
                "hours": self.hours as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayDateComponents in a checked document.
package struct ShippingDateView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case years, months, days, hours
    }

    package static var shapes: [Int] { [ShapeIndex.shippingDate] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.shippingDate }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var years: UInt32? { cursor.unsignedLong(0) }
    package var months: UInt32? { cursor.unsignedLong(1) }
    package var days: UInt32? { cursor.unsignedLong(2) }
    package var hours: UInt32? { cursor.unsignedLong(3) }
}
