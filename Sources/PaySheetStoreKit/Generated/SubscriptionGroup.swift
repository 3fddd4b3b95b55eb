// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// Subscriptions of which a person has one at a time.
///
/// StoreKitSubscriptionGroup: <https://developer.apple.com/app-store/subscriptions/>
public struct SubscriptionGroup: PaymentObject {
    /// The identifier.
    public var id: String { get { _id.value } set { _id.value = newValue } }
    private var _id: Kept<String>
    /// The names in the languages of the shop.
    public var localizations: [StoreKitLocalization]?
    /// The name in App Store Connect.
    public var name: String? { get { _name.value } set { _name.value = newValue } }
    private var _name = Kept<String?>(nil)
    /// The subscriptions.
    public var subscriptions: [StoreKitSubscription]
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension SubscriptionGroup {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(id: String, subscriptions: [StoreKitSubscription]) {
        _id = Kept(of: id)
        self.subscriptions = subscriptions
        unknownMembers = UnknownMembers()
    }
}

extension SubscriptionGroup: Record {
    package static var shapeIndex: Int { StoreKitShape.subscriptionGroup }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var id: Int { 0 }
        package static var localizations: Int { 1 }
        package static var name: Int { 2 }
        package static var subscriptions: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> SubscriptionGroup {
        SubscriptionGroup(
            _id: Kept(try cursor.needed(cursor.text(0, document))),
            localizations: cursor.records(1, document),
            _name: Kept(cursor.text(2, document)),
            subscriptions: try cursor.needed(cursor.records(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "id", _id.form)
        writer.put(1, "localizations", localizations)
        writer.put(2, "name", _name.form)
        writer.put(3, "subscriptions", subscriptions)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<SubscriptionGroup> {
        reader.record(SubscriptionGroup.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension SubscriptionGroup: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension SubscriptionGroup: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "id": self.id as Any,
                "localizations": self.localizations as Any,
                "name": self.name as Any,
                "subscriptions": self.subscriptions as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitSubscriptionGroup in a checked document.
package struct SubscriptionGroupView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case id, localizations, name, subscriptions
    }

    package static var shapes: [Int] { [StoreKitShape.subscriptionGroup] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.subscriptionGroup }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var id: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var localizations: Records<StoreKitLocalizationView>? { @_lifetime(copy self) get { cursor.list(1, shape: StoreKitShape.storeKitLocalization) } }
    package var name: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var subscriptions: Records<StoreKitSubscriptionView>? { @_lifetime(copy self) get { cursor.list(3, shape: StoreKitShape.storeKitSubscription) } }
}
