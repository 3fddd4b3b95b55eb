// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A subscription that renews.
///
/// StoreKitSubscription: <https://developer.apple.com/app-store/subscriptions/>
public struct StoreKitSubscription: PaymentObject {
    /// Promotional offers for present and former subscribers.
    public var adHocOffers: [StoreKitOffer]?
    /// How a subscriber can pay for a commitment, from version 5.0 on.
    public var billingPlans: [StoreKitBillingPlan]?
    /// Offers for people with a code, from version 3.0 on.
    public var codeOffers: [StoreKitOffer]?
    /// The price, with a point before the cents.
    public var displayPrice: Amount
    /// Whether a family can share it.
    public var familyShareable: Bool?
    /// The level; level 1 offers most.
    public var groupNumber: Int64
    /// Xcode's identifier.
    public var internalID: String? { get { _internalID.value } set { _internalID.value = newValue } }
    private var _internalID = Kept<String?>(nil)
    /// The offer for new subscribers.
    public var introductoryOffer: StoreKitOffer? { get { _introductoryOffer.value } set { _introductoryOffer.value = newValue } }
    private var _introductoryOffer = Boxed<StoreKitOffer>()
    /// The offers for new subscribers, from version 5.0 on.
    public var introductoryOffers: [StoreKitOffer]?
    /// The names in the languages of the shop.
    public var localizations: [StoreKitLocalization]?
    /// The identifier that the app and the App Store use.
    public var productID: String { get { _productID.value } set { _productID.value = newValue } }
    private var _productID: Kept<String>
    /// How long it lasts until it renews.
    public var recurringSubscriptionPeriod: StoreKitPeriod
    /// The name in App Store Connect.
    public var referenceName: String? { get { _referenceName.value } set { _referenceName.value = newValue } }
    private var _referenceName = Kept<String?>(nil)
    /// The identifier of its group.
    public var subscriptionGroupID: String { get { _subscriptionGroupID.value } set { _subscriptionGroupID.value = newValue } }
    private var _subscriptionGroupID: Kept<String>
    /// The kind of product.
    public var type: StoreKitProductType
    /// Offers for people whose subscription has ended, from version 4.0 on.
    public var winbackOffers: [StoreKitOffer]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitSubscription {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(displayPrice: Amount, groupNumber: Int64, productID: String, recurringSubscriptionPeriod: StoreKitPeriod, subscriptionGroupID: String, type: StoreKitProductType) {
        self.displayPrice = displayPrice
        self.groupNumber = groupNumber
        _productID = Kept(of: productID)
        self.recurringSubscriptionPeriod = recurringSubscriptionPeriod
        _subscriptionGroupID = Kept(of: subscriptionGroupID)
        self.type = type
        unknownMembers = UnknownMembers()
    }
}

extension StoreKitSubscription: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitSubscription }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var adHocOffers: Int { 0 }
        package static var billingPlans: Int { 1 }
        package static var codeOffers: Int { 2 }
        package static var displayPrice: Int { 3 }
        package static var familyShareable: Int { 4 }
        package static var groupNumber: Int { 5 }
        package static var internalID: Int { 6 }
        package static var introductoryOffer: Int { 7 }
        package static var introductoryOffers: Int { 8 }
        package static var localizations: Int { 9 }
        package static var productID: Int { 10 }
        package static var recurringSubscriptionPeriod: Int { 11 }
        package static var referenceName: Int { 12 }
        package static var subscriptionGroupID: Int { 13 }
        package static var type: Int { 14 }
        package static var winbackOffers: Int { 15 }
        package static var count: Int { 16 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitSubscription {
        StoreKitSubscription(
            adHocOffers: cursor.records(0, document),
            billingPlans: cursor.records(1, document),
            codeOffers: cursor.records(2, document),
            displayPrice: try cursor.needed(cursor.amount(3)),
            familyShareable: cursor.boolean(4),
            groupNumber: try cursor.needed(cursor.integer(5)),
            _internalID: Kept(cursor.text(6, document)),
            _introductoryOffer: cursor.boxedRecord(7, document),
            introductoryOffers: cursor.records(8, document),
            localizations: cursor.records(9, document),
            _productID: Kept(try cursor.needed(cursor.text(10, document))),
            recurringSubscriptionPeriod: try cursor.needed(cursor.word(11)),
            _referenceName: Kept(cursor.text(12, document)),
            _subscriptionGroupID: Kept(try cursor.needed(cursor.text(13, document))),
            type: try cursor.needed(cursor.word(14)),
            winbackOffers: cursor.records(15, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "adHocOffers", adHocOffers)
        writer.put(1, "billingPlans", billingPlans)
        writer.put(2, "codeOffers", codeOffers)
        writer.put(3, "displayPrice", displayPrice)
        writer.put(4, "familyShareable", familyShareable)
        writer.put(5, "groupNumber", groupNumber)
        writer.put(6, "internalID", _internalID.form)
        writer.put(7, "introductoryOffer", introductoryOffer)
        writer.put(8, "introductoryOffers", introductoryOffers)
        writer.put(9, "localizations", localizations)
        writer.put(10, "productID", _productID.form)
        writer.put(11, "recurringSubscriptionPeriod", recurringSubscriptionPeriod)
        writer.put(12, "referenceName", _referenceName.form)
        writer.put(13, "subscriptionGroupID", _subscriptionGroupID.form)
        writer.put(14, "type", type)
        writer.put(15, "winbackOffers", winbackOffers)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitSubscription> {
        reader.record(StoreKitSubscription.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitSubscription: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitSubscription: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "adHocOffers": self.adHocOffers as Any,
                "billingPlans": self.billingPlans as Any,
                "codeOffers": self.codeOffers as Any,
                "displayPrice": self.displayPrice as Any,
                "familyShareable": self.familyShareable as Any,
                "groupNumber": self.groupNumber as Any,
                "internalID": self.internalID as Any,
                "introductoryOffer": self.introductoryOffer as Any,
                "introductoryOffers": self.introductoryOffers as Any,
                "localizations": self.localizations as Any,
                "productID": self.productID as Any,
                "recurringSubscriptionPeriod": self.recurringSubscriptionPeriod as Any,
                "referenceName": self.referenceName as Any,
                "subscriptionGroupID": self.subscriptionGroupID as Any,
                "type": self.type as Any,
                "winbackOffers": self.winbackOffers as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitSubscription in a checked document.
package struct StoreKitSubscriptionView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case adHocOffers, billingPlans, codeOffers, displayPrice, familyShareable, groupNumber, internalID, introductoryOffer, introductoryOffers, localizations, productID, recurringSubscriptionPeriod, referenceName, subscriptionGroupID, type, winbackOffers
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitSubscription] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitSubscription }
    package var memberCount: Int { 16 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var adHocOffers: Records<StoreKitOfferView>? { @_lifetime(copy self) get { cursor.list(0, shape: StoreKitShape.storeKitOffer) } }
    package var billingPlans: Records<StoreKitBillingPlanView>? { @_lifetime(copy self) get { cursor.list(1, shape: StoreKitShape.storeKitBillingPlan) } }
    package var codeOffers: Records<StoreKitOfferView>? { @_lifetime(copy self) get { cursor.list(2, shape: StoreKitShape.storeKitOffer) } }
    package var displayPrice: Amount? { cursor.amount(3) }
    package var familyShareable: Bool? { cursor.boolean(4) }
    package var groupNumber: Int64? { cursor.integer(5) }
    package var internalID: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var introductoryOffer: StoreKitOfferView? { @_lifetime(copy self) get { cursor.view(7, shape: StoreKitShape.storeKitOffer) } }
    package var introductoryOffers: Records<StoreKitOfferView>? { @_lifetime(copy self) get { cursor.list(8, shape: StoreKitShape.storeKitOffer) } }
    package var localizations: Records<StoreKitLocalizationView>? { @_lifetime(copy self) get { cursor.list(9, shape: StoreKitShape.storeKitLocalization) } }
    package var productID: Text? { @_lifetime(copy self) get { cursor.text(10) } }
    package var recurringSubscriptionPeriod: WordView? { @_lifetime(copy self) get { cursor.wordView(11) } }
    package var referenceName: Text? { @_lifetime(copy self) get { cursor.text(12) } }
    package var subscriptionGroupID: Text? { @_lifetime(copy self) get { cursor.text(13) } }
    package var type: WordView? { @_lifetime(copy self) get { cursor.wordView(14) } }
    package var winbackOffers: Records<StoreKitOfferView>? { @_lifetime(copy self) get { cursor.list(15, shape: StoreKitShape.storeKitOffer) } }
}
