// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A privacy policy in one language.
///
/// StoreKitPolicy: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitPolicy: PaymentObject {
    /// The language.
    public var locale: String? { get { _locale.value } set { _locale.value = newValue } }
    private var _locale = Kept<String?>(nil)
    /// The text.
    public var policyText: String? { get { _policyText.value } set { _policyText.value = newValue } }
    private var _policyText = Kept<String?>(nil)
    /// The address of the page.
    public var policyURL: String? { get { _policyURL.value } set { _policyURL.value = newValue } }
    private var _policyURL = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitPolicy {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension StoreKitPolicy: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitPolicy }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var locale: Int { 0 }
        package static var policyText: Int { 1 }
        package static var policyURL: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitPolicy {
        StoreKitPolicy(
            _locale: Kept(cursor.text(0, document)),
            _policyText: Kept(cursor.text(1, document)),
            _policyURL: Kept(cursor.text(2, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "locale", _locale.form)
        writer.put(1, "policyText", _policyText.form)
        writer.put(2, "policyURL", _policyURL.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitPolicy> {
        reader.record(StoreKitPolicy.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitPolicy: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitPolicy: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "locale": self.locale as Any,
                "policyText": self.policyText as Any,
                "policyURL": self.policyURL as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitPolicy in a checked document.
package struct StoreKitPolicyView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case locale, policyText, policyURL
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitPolicy] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitPolicy }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var locale: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var policyText: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var policyURL: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
