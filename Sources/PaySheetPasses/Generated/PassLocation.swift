// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A place on the earth.
///
/// PassLocation: <https://developer.apple.com/documentation/walletpasses/pass/locations-data.dictionary>
public struct PassLocation: PaymentObject {
    /// The latitude, from -90 to 90.
    public var latitude: ExactNumber
    /// The longitude, from -180 to 180.
    public var longitude: ExactNumber
    /// The height above sea level in metres.
    public var altitude: ExactNumber?
    /// What the lock screen shows.
    public var relevantText: String? { get { _relevantText.value } set { _relevantText.value = newValue } }
    private var _relevantText = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassLocation {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(latitude: ExactNumber, longitude: ExactNumber) {
        self.latitude = latitude
        self.longitude = longitude
        unknownMembers = UnknownMembers()
    }
}

extension PassLocation: Record {
    package static var shapeIndex: Int { PassesShape.passLocation }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var latitude: Int { 0 }
        package static var longitude: Int { 1 }
        package static var altitude: Int { 2 }
        package static var relevantText: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassLocation {
        PassLocation(
            latitude: try cursor.needed(cursor.number(0)),
            longitude: try cursor.needed(cursor.number(1)),
            altitude: cursor.number(2),
            _relevantText: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "latitude", latitude)
        writer.put(1, "longitude", longitude)
        writer.put(2, "altitude", altitude)
        writer.put(3, "relevantText", _relevantText.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassLocation> {
        reader.record(PassLocation.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassLocation: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassLocation: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "latitude": self.latitude as Any,
                "longitude": self.longitude as Any,
                "altitude": self.altitude as Any,
                "relevantText": self.relevantText as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassLocation in a checked document.
package struct PassLocationView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case latitude, longitude, altitude, relevantText
    }

    package static var shapes: [Int] { [PassesShape.passLocation] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passLocation }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var latitude: ExactNumber? { cursor.number(0) }
    package var longitude: ExactNumber? { cursor.number(1) }
    package var altitude: ExactNumber? { cursor.number(2) }
    package var relevantText: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
