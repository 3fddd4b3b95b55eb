// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The license agreement and the privacy policies.
///
/// StoreKitPolicies: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitPolicies: PaymentObject {
    /// The license agreement.
    public var eula: String? { get { _eula.value } set { _eula.value = newValue } }
    private var _eula = Kept<String?>(nil)
    /// The policies in the languages of the shop.
    public var policies: [StoreKitPolicy]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitPolicies {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension StoreKitPolicies: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitPolicies }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var eula: Int { 0 }
        package static var policies: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitPolicies {
        StoreKitPolicies(
            _eula: Kept(cursor.text(0, document)),
            policies: cursor.records(1, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "eula", _eula.form)
        writer.put(1, "policies", policies)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitPolicies> {
        reader.record(StoreKitPolicies.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitPolicies: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitPolicies: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "eula": self.eula as Any,
                "policies": self.policies as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitPolicies in a checked document.
package struct StoreKitPoliciesView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case eula, policies
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitPolicies] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitPolicies }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var eula: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var policies: Records<StoreKitPolicyView>? { @_lifetime(copy self) get { cursor.list(1, shape: StoreKitShape.storeKitPolicy) } }
}
