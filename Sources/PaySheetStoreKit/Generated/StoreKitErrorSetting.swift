// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// An error that a test can cause.
///
/// StoreKitErrorSetting: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitErrorSetting: PaymentObject {
    /// The error that is chosen.
    public var current: RawJSON?
    /// Whether it happens.
    public var enabled: Bool?
    /// The call that fails.
    public var name: String { get { _name.value } set { _name.value = newValue } }
    private var _name: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitErrorSetting {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(name: String) {
        _name = Kept(of: name)
        unknownMembers = UnknownMembers()
    }
}

extension StoreKitErrorSetting: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitErrorSetting }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var current: Int { 0 }
        package static var enabled: Int { 1 }
        package static var name: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitErrorSetting {
        StoreKitErrorSetting(
            current: cursor.raw(0),
            enabled: cursor.boolean(1),
            _name: Kept(try cursor.needed(cursor.text(2, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "current", current)
        writer.put(1, "enabled", enabled)
        writer.put(2, "name", _name.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitErrorSetting> {
        reader.record(StoreKitErrorSetting.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitErrorSetting: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitErrorSetting: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "current": self.current as Any,
                "enabled": self.enabled as Any,
                "name": self.name as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitErrorSetting in a checked document.
package struct StoreKitErrorSettingView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case current, enabled, name
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitErrorSetting] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitErrorSetting }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var current: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var enabled: Bool? { cursor.boolean(1) }
    package var name: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
