// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A StoreKit configuration file: the products that Xcode sells while you test.
///
/// StoreKitConfiguration: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitConfiguration: PaymentObject {
    /// The license agreement and the privacy policies, from version 4.0 on.
    public var appPolicies: StoreKitPolicies? { get { _appPolicies.value } set { _appPolicies.value = newValue } }
    private var _appPolicies = Boxed<StoreKitPolicies>()
    /// Xcode's identifier of the file, from version 1.1 on.
    public var identifier: String? { get { _identifier.value } set { _identifier.value = newValue } }
    private var _identifier = Kept<String?>(nil)
    /// Subscriptions without renewal, from version 1.1 on.
    public var nonRenewingSubscriptions: [StoreKitProduct]?
    /// Products that are not subscriptions.
    public var products: [StoreKitProduct]?
    /// The settings of the test.
    public var settings: StoreKitSettings? { get { _settings.value } set { _settings.value = newValue } }
    private var _settings = Boxed<StoreKitSettings>()
    /// The groups of subscriptions.
    public var subscriptionGroups: [SubscriptionGroup]?
    /// The key that signs offers in tests.
    public var subscriptionOffersKeyPair: StoreKitKeyPair? {
        get { _subscriptionOffersKeyPair.value }
        set { _subscriptionOffersKeyPair.value = newValue }
    }
    private var _subscriptionOffersKeyPair = Boxed<StoreKitKeyPair>()
    /// The version of the format.
    public var version: StoreKitVersion
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitConfiguration {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(version: StoreKitVersion) {
        self.version = version
        unknownMembers = UnknownMembers()
    }
}

extension StoreKitConfiguration: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitConfiguration }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var appPolicies: Int { 0 }
        package static var identifier: Int { 1 }
        package static var nonRenewingSubscriptions: Int { 2 }
        package static var products: Int { 3 }
        package static var settings: Int { 4 }
        package static var subscriptionGroups: Int { 5 }
        package static var subscriptionOffersKeyPair: Int { 6 }
        package static var version: Int { 7 }
        package static var count: Int { 8 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitConfiguration {
        StoreKitConfiguration(
            _appPolicies: cursor.boxedRecord(0, document),
            _identifier: Kept(cursor.text(1, document)),
            nonRenewingSubscriptions: cursor.records(2, document),
            products: cursor.records(3, document),
            _settings: cursor.boxedRecord(4, document),
            subscriptionGroups: cursor.records(5, document),
            _subscriptionOffersKeyPair: cursor.boxedRecord(6, document),
            version: try cursor.neededRecord(7, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "appPolicies", appPolicies)
        writer.put(1, "identifier", _identifier.form)
        writer.put(2, "nonRenewingSubscriptions", nonRenewingSubscriptions)
        writer.put(3, "products", products)
        writer.put(4, "settings", settings)
        writer.put(5, "subscriptionGroups", subscriptionGroups)
        writer.put(6, "subscriptionOffersKeyPair", subscriptionOffersKeyPair)
        writer.put(7, "version", version)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitConfiguration> {
        reader.record(StoreKitConfiguration.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitConfiguration: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitConfiguration: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "appPolicies": self.appPolicies as Any,
                "identifier": self.identifier as Any,
                "nonRenewingSubscriptions": self.nonRenewingSubscriptions as Any,
                "products": self.products as Any,
                "settings": self.settings as Any,
                "subscriptionGroups": self.subscriptionGroups as Any,
                "subscriptionOffersKeyPair": self.subscriptionOffersKeyPair as Any,
                "version": self.version as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitConfiguration in a checked document.
package struct StoreKitConfigurationView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case appPolicies, identifier, nonRenewingSubscriptions, products, settings, subscriptionGroups, subscriptionOffersKeyPair, version
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitConfiguration] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitConfiguration }
    package var memberCount: Int { 8 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var appPolicies: StoreKitPoliciesView? { @_lifetime(copy self) get { cursor.view(0, shape: StoreKitShape.storeKitPolicies) } }
    package var identifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var nonRenewingSubscriptions: Records<StoreKitProductView>? { @_lifetime(copy self) get { cursor.list(2, shape: StoreKitShape.storeKitProduct) } }
    package var products: Records<StoreKitProductView>? { @_lifetime(copy self) get { cursor.list(3, shape: StoreKitShape.storeKitProduct) } }
    package var settings: StoreKitSettingsView? { @_lifetime(copy self) get { cursor.view(4, shape: StoreKitShape.storeKitSettings) } }
    package var subscriptionGroups: Records<SubscriptionGroupView>? { @_lifetime(copy self) get { cursor.list(5, shape: StoreKitShape.subscriptionGroup) } }
    package var subscriptionOffersKeyPair: StoreKitKeyPairView? { @_lifetime(copy self) get { cursor.view(6, shape: StoreKitShape.storeKitKeyPair) } }
    package var version: StoreKitVersionView? { @_lifetime(copy self) get { cursor.view(7, shape: StoreKitShape.storeKitVersion) } }
}
