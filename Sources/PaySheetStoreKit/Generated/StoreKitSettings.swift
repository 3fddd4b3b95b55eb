// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The settings of the test. Xcode adds new ones without a documentation.
///
/// StoreKitSettings: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitSettings: PaymentObject {
    /// The number of the app in the App Store.
    public var _applicationInternalID: String? { get { __applicationInternalID.value } set { __applicationInternalID.value = newValue } }
    private var __applicationInternalID = Kept<String?>(nil)
    /// Whether purchases wait for a parent.
    public var _askToBuyEnabled: Bool?
    /// Whether a subscription goes on while a payment fails.
    public var _billingGracePeriodEnabled: Bool?
    /// Whether payments fail.
    public var _billingIssuesEnabled: Bool?
    /// The speed of time for older versions of Xcode.
    public var _compatibilityTimeRate: RawJSON?
    /// The team of the developer account.
    public var _developerTeamID: String? { get { __developerTeamID.value } set { __developerTeamID.value = newValue } }
    private var __developerTeamID = Kept<String?>(nil)
    /// Whether the system asks nothing.
    public var _disableDialogs: Bool?
    /// Whether purchases fail.
    public var _failTransactionsEnabled: Bool?
    /// When Xcode last read App Store Connect, in seconds since 2001.
    public var _lastSynchronizedDate: ExactNumber?
    /// The language of the shop.
    public var _locale: String? { get { __locale.value } set { __locale.value = newValue } }
    private var __locale = Kept<String?>(nil)
    /// Whether renewals fail.
    public var _renewalBillingIssuesEnabled: Bool?
    /// Errors that a test can cause.
    public var _storeKitErrors: [StoreKitErrorSetting]?
    /// The country of the shop.
    public var _storefront: String? { get { __storefront.value } set { __storefront.value = newValue } }
    private var __storefront = Kept<String?>(nil)
    /// The speed of time.
    public var _timeRate: Int64?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitSettings {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension StoreKitSettings: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitSettings }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var _applicationInternalID: Int { 0 }
        package static var _askToBuyEnabled: Int { 1 }
        package static var _billingGracePeriodEnabled: Int { 2 }
        package static var _billingIssuesEnabled: Int { 3 }
        package static var _compatibilityTimeRate: Int { 4 }
        package static var _developerTeamID: Int { 5 }
        package static var _disableDialogs: Int { 6 }
        package static var _failTransactionsEnabled: Int { 7 }
        package static var _lastSynchronizedDate: Int { 8 }
        package static var _locale: Int { 9 }
        package static var _renewalBillingIssuesEnabled: Int { 10 }
        package static var _storeKitErrors: Int { 11 }
        package static var _storefront: Int { 12 }
        package static var _timeRate: Int { 13 }
        package static var count: Int { 14 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitSettings {
        StoreKitSettings(
            __applicationInternalID: Kept(cursor.text(0, document)),
            _askToBuyEnabled: cursor.boolean(1),
            _billingGracePeriodEnabled: cursor.boolean(2),
            _billingIssuesEnabled: cursor.boolean(3),
            _compatibilityTimeRate: cursor.raw(4),
            __developerTeamID: Kept(cursor.text(5, document)),
            _disableDialogs: cursor.boolean(6),
            _failTransactionsEnabled: cursor.boolean(7),
            _lastSynchronizedDate: cursor.number(8),
            __locale: Kept(cursor.text(9, document)),
            _renewalBillingIssuesEnabled: cursor.boolean(10),
            _storeKitErrors: cursor.records(11, document),
            __storefront: Kept(cursor.text(12, document)),
            _timeRate: cursor.integer(13),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "_applicationInternalID", __applicationInternalID.form)
        writer.put(1, "_askToBuyEnabled", _askToBuyEnabled)
        writer.put(2, "_billingGracePeriodEnabled", _billingGracePeriodEnabled)
        writer.put(3, "_billingIssuesEnabled", _billingIssuesEnabled)
        writer.put(4, "_compatibilityTimeRate", _compatibilityTimeRate)
        writer.put(5, "_developerTeamID", __developerTeamID.form)
        writer.put(6, "_disableDialogs", _disableDialogs)
        writer.put(7, "_failTransactionsEnabled", _failTransactionsEnabled)
        writer.put(8, "_lastSynchronizedDate", _lastSynchronizedDate)
        writer.put(9, "_locale", __locale.form)
        writer.put(10, "_renewalBillingIssuesEnabled", _renewalBillingIssuesEnabled)
        writer.put(11, "_storeKitErrors", _storeKitErrors)
        writer.put(12, "_storefront", __storefront.form)
        writer.put(13, "_timeRate", _timeRate)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitSettings> {
        reader.record(StoreKitSettings.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitSettings: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitSettings: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "_applicationInternalID": self._applicationInternalID as Any,
                "_askToBuyEnabled": self._askToBuyEnabled as Any,
                "_billingGracePeriodEnabled": self._billingGracePeriodEnabled as Any,
                "_billingIssuesEnabled": self._billingIssuesEnabled as Any,
                "_compatibilityTimeRate": self._compatibilityTimeRate as Any,
                "_developerTeamID": self._developerTeamID as Any,
                "_disableDialogs": self._disableDialogs as Any,
                "_failTransactionsEnabled": self._failTransactionsEnabled as Any,
                "_lastSynchronizedDate": self._lastSynchronizedDate as Any,
                "_locale": self._locale as Any,
                "_renewalBillingIssuesEnabled": self._renewalBillingIssuesEnabled as Any,
                "_storeKitErrors": self._storeKitErrors as Any,
                "_storefront": self._storefront as Any,
                "_timeRate": self._timeRate as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitSettings in a checked document.
package struct StoreKitSettingsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case _applicationInternalID, _askToBuyEnabled, _billingGracePeriodEnabled, _billingIssuesEnabled, _compatibilityTimeRate, _developerTeamID, _disableDialogs, _failTransactionsEnabled, _lastSynchronizedDate, _locale, _renewalBillingIssuesEnabled, _storeKitErrors, _storefront, _timeRate
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitSettings] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitSettings }
    package var memberCount: Int { 14 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var _applicationInternalID: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var _askToBuyEnabled: Bool? { cursor.boolean(1) }
    package var _billingGracePeriodEnabled: Bool? { cursor.boolean(2) }
    package var _billingIssuesEnabled: Bool? { cursor.boolean(3) }
    package var _compatibilityTimeRate: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var _developerTeamID: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var _disableDialogs: Bool? { cursor.boolean(6) }
    package var _failTransactionsEnabled: Bool? { cursor.boolean(7) }
    package var _lastSynchronizedDate: ExactNumber? { cursor.number(8) }
    package var _locale: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var _renewalBillingIssuesEnabled: Bool? { cursor.boolean(10) }
    package var _storeKitErrors: Records<StoreKitErrorSettingView>? { @_lifetime(copy self) get { cursor.list(11, shape: StoreKitShape.storeKitErrorSetting) } }
    package var _storefront: Text? { @_lifetime(copy self) get { cursor.text(12) } }
    package var _timeRate: Int64? { cursor.integer(13) }
}
