// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A place on the earth.
///
/// WalletLocation: <https://developer.apple.com/documentation/walletorders/location>
public struct WalletLocation: PaymentObject {
    /// The latitude, from -90 to 90.
    public var latitude: ExactNumber
    /// The longitude, from -180 to 180.
    public var longitude: ExactNumber
    /// The height above sea level in metres.
    public var altitude: ExactNumber?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletLocation {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(latitude: ExactNumber, longitude: ExactNumber) {
        self.latitude = latitude
        self.longitude = longitude
        unknownMembers = UnknownMembers()
    }
}

extension WalletLocation: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletLocation }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var latitude: Int { 0 }
        package static var longitude: Int { 1 }
        package static var altitude: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletLocation {
        WalletLocation(
            latitude: try cursor.needed(cursor.number(0)),
            longitude: try cursor.needed(cursor.number(1)),
            altitude: cursor.number(2),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "latitude", latitude)
        writer.put(1, "longitude", longitude)
        writer.put(2, "altitude", altitude)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletLocation> {
        reader.record(WalletLocation.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletLocation: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletLocation: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "latitude": self.latitude as Any,
                "longitude": self.longitude as Any,
                "altitude": self.altitude as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletLocation in a checked document.
package struct WalletLocationView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case latitude, longitude, altitude
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletLocation] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletLocation }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var latitude: ExactNumber? { cursor.number(0) }
    package var longitude: ExactNumber? { cursor.number(1) }
    package var altitude: ExactNumber? { cursor.number(2) }
}
