// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A Bluetooth beacon.
///
/// PassBeacon: <https://developer.apple.com/documentation/walletpasses/pass/beacons-data.dictionary>
public struct PassBeacon: PaymentObject {
    /// The identifier of the beacons of a place.
    public var proximityUUID: String { get { _proximityUUID.value } set { _proximityUUID.value = newValue } }
    private var _proximityUUID: Kept<String>
    /// The group of the beacon.
    public var major: Int64?
    /// The number of the beacon.
    public var minor: Int64?
    /// What the lock screen shows.
    public var relevantText: String? { get { _relevantText.value } set { _relevantText.value = newValue } }
    private var _relevantText = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassBeacon {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(proximityUUID: String) {
        _proximityUUID = Kept(of: proximityUUID)
        unknownMembers = UnknownMembers()
    }
}

extension PassBeacon: Record {
    package static var shapeIndex: Int { PassesShape.passBeacon }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var proximityUUID: Int { 0 }
        package static var major: Int { 1 }
        package static var minor: Int { 2 }
        package static var relevantText: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassBeacon {
        PassBeacon(
            _proximityUUID: Kept(try cursor.needed(cursor.text(0, document))),
            major: cursor.integer(1),
            minor: cursor.integer(2),
            _relevantText: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "proximityUUID", _proximityUUID.form)
        writer.put(1, "major", major)
        writer.put(2, "minor", minor)
        writer.put(3, "relevantText", _relevantText.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassBeacon> {
        reader.record(PassBeacon.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassBeacon: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassBeacon: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "proximityUUID": self.proximityUUID as Any,
                "major": self.major as Any,
                "minor": self.minor as Any,
                "relevantText": self.relevantText as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassBeacon in a checked document.
package struct PassBeaconView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case proximityUUID, major, minor, relevantText
    }

    package static var shapes: [Int] { [PassesShape.passBeacon] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passBeacon }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var proximityUUID: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var major: Int64? { cursor.integer(1) }
    package var minor: Int64? { cursor.integer(2) }
    package var relevantText: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
