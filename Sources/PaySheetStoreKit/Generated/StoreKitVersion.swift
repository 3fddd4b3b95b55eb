// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The version of the format.
///
/// StoreKitVersion: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitVersion: PaymentObject {
    /// The first number.
    public var major: Int64
    /// The second number.
    public var minor: Int64
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitVersion {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(major: Int64, minor: Int64) {
        self.major = major
        self.minor = minor
        unknownMembers = UnknownMembers()
    }
}

extension StoreKitVersion: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitVersion }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var major: Int { 0 }
        package static var minor: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitVersion {
        StoreKitVersion(
            major: try cursor.needed(cursor.integer(0)),
            minor: try cursor.needed(cursor.integer(1)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "major", major)
        writer.put(1, "minor", minor)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitVersion> {
        reader.record(StoreKitVersion.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitVersion: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitVersion: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "major": self.major as Any,
                "minor": self.minor as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitVersion in a checked document.
package struct StoreKitVersionView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case major, minor
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitVersion] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitVersion }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var major: Int64? { cursor.integer(0) }
    package var minor: Int64? { cursor.integer(1) }
}
