// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// Names in one language.
///
/// StoreKitLocalization: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitLocalization: PaymentObject {
    /// A sentence about the product.
    public var description: String? { get { _description.value } set { _description.value = newValue } }
    private var _description = Kept<String?>(nil)
    /// The name that people see.
    public var displayName: String? { get { _displayName.value } set { _displayName.value = newValue } }
    private var _displayName = Kept<String?>(nil)
    /// The language, perhaps with a region.
    public var locale: String { get { _locale.value } set { _locale.value = newValue } }
    private var _locale: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitLocalization {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(locale: String) {
        _locale = Kept(of: locale)
        unknownMembers = UnknownMembers()
    }
}

extension StoreKitLocalization: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitLocalization }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var description: Int { 0 }
        package static var displayName: Int { 1 }
        package static var locale: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitLocalization {
        StoreKitLocalization(
            _description: Kept(cursor.text(0, document)),
            _displayName: Kept(cursor.text(1, document)),
            _locale: Kept(try cursor.needed(cursor.text(2, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "description", _description.form)
        writer.put(1, "displayName", _displayName.form)
        writer.put(2, "locale", _locale.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitLocalization> {
        reader.record(StoreKitLocalization.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitLocalization: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitLocalization: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "description": self.description as Any,
                "displayName": self.displayName as Any,
                "locale": self.locale as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitLocalization in a checked document.
package struct StoreKitLocalizationView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case description, displayName, locale
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitLocalization] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitLocalization }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var description: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var displayName: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var locale: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
