// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The key that signs promotional offers in tests.
///
/// StoreKitKeyPair: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitKeyPair: PaymentObject {
    /// The identifier of the key.
    public var id: String? { get { _id.value } set { _id.value = newValue } }
    private var _id = Kept<String?>(nil)
    /// The private key in PEM, for tests alone.
    public var privateKey: String? { get { _privateKey.value } set { _privateKey.value = newValue } }
    private var _privateKey = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitKeyPair {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension StoreKitKeyPair: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitKeyPair }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var id: Int { 0 }
        package static var privateKey: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitKeyPair {
        StoreKitKeyPair(
            _id: Kept(cursor.text(0, document)),
            _privateKey: Kept(cursor.text(1, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "id", _id.form)
        writer.put(1, "privateKey", _privateKey.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitKeyPair> {
        reader.record(StoreKitKeyPair.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitKeyPair: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitKeyPair: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "id": self.id as Any,
                "privateKey": self.privateKey as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitKeyPair in a checked document.
package struct StoreKitKeyPairView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case id, privateKey
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitKeyPair] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitKeyPair }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var id: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var privateKey: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
