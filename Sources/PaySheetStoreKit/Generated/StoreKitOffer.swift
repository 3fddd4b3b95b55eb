// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A lower price for some time.
///
/// StoreKitOffer: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitOffer: PaymentObject {
    /// The price in a period, or of the whole offer.
    public var displayPrice: Amount? { get { _displayPrice.value } set { _displayPrice.value = newValue } }
    private var _displayPrice = Boxed<Amount>()
    /// Who can use the code.
    public var eligibility: [StoreKitEligibility]? { get { _eligibility.value } set { _eligibility.value = newValue } }
    private var _eligibility = Kept<[StoreKitEligibility]?>(nil)
    /// Xcode's identifier.
    public var internalID: String? { get { _internalID.value } set { _internalID.value = newValue } }
    private var _internalID = Kept<String?>(nil)
    /// Whether the code works beside an introductory offer.
    public var isStackable: Bool?
    /// How many periods the offer lasts.
    public var numberOfPeriods: Int64?
    /// The identifier that the app uses.
    public var offerID: String? { get { _offerID.value } set { _offerID.value = newValue } }
    private var _offerID = Kept<String?>(nil)
    /// How a subscriber pays.
    public var paymentMode: StoreKitPaymentMode
    /// The name in App Store Connect.
    public var referenceName: String? { get { _referenceName.value } set { _referenceName.value = newValue } }
    private var _referenceName = Kept<String?>(nil)
    /// How long a period lasts.
    public var subscriptionPeriod: String { get { _subscriptionPeriod.value } set { _subscriptionPeriod.value = newValue } }
    private var _subscriptionPeriod: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitOffer {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(paymentMode: StoreKitPaymentMode, subscriptionPeriod: String) {
        self.paymentMode = paymentMode
        _subscriptionPeriod = Kept(of: subscriptionPeriod)
        unknownMembers = UnknownMembers()
    }
}

extension StoreKitOffer: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitOffer }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var displayPrice: Int { 0 }
        package static var eligibility: Int { 1 }
        package static var internalID: Int { 2 }
        package static var isStackable: Int { 3 }
        package static var numberOfPeriods: Int { 4 }
        package static var offerID: Int { 5 }
        package static var paymentMode: Int { 6 }
        package static var referenceName: Int { 7 }
        package static var subscriptionPeriod: Int { 8 }
        package static var count: Int { 9 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitOffer {
        StoreKitOffer(
            _displayPrice: cursor.boxed(0) { cursor in cursor.amount(0) },
            _eligibility: Kept(cursor.vocabulary(1)),
            _internalID: Kept(cursor.text(2, document)),
            isStackable: cursor.boolean(3),
            numberOfPeriods: cursor.integer(4),
            _offerID: Kept(cursor.text(5, document)),
            paymentMode: try cursor.needed(cursor.word(6)),
            _referenceName: Kept(cursor.text(7, document)),
            _subscriptionPeriod: Kept(try cursor.needed(cursor.text(8, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "displayPrice", displayPrice)
        writer.put(1, "eligibility", _eligibility.form)
        writer.put(2, "internalID", _internalID.form)
        writer.put(3, "isStackable", isStackable)
        writer.put(4, "numberOfPeriods", numberOfPeriods)
        writer.put(5, "offerID", _offerID.form)
        writer.put(6, "paymentMode", paymentMode)
        writer.put(7, "referenceName", _referenceName.form)
        writer.put(8, "subscriptionPeriod", _subscriptionPeriod.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitOffer> {
        reader.record(StoreKitOffer.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitOffer: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitOffer: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "displayPrice": self.displayPrice as Any,
                "eligibility": self.eligibility as Any,
                "internalID": self.internalID as Any,
                "isStackable": self.isStackable as Any,
                "numberOfPeriods": self.numberOfPeriods as Any,
                "offerID": self.offerID as Any,
                "paymentMode": self.paymentMode as Any,
                "referenceName": self.referenceName as Any,
                "subscriptionPeriod": self.subscriptionPeriod as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitOffer in a checked document.
package struct StoreKitOfferView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case displayPrice, eligibility, internalID, isStackable, numberOfPeriods, offerID, paymentMode, referenceName, subscriptionPeriod
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitOffer] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitOffer }
    package var memberCount: Int { 9 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var displayPrice: Amount? { cursor.amount(0) }
    package var eligibility: WordList? { @_lifetime(copy self) get { cursor.words(1) } }
    package var internalID: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var isStackable: Bool? { cursor.boolean(3) }
    package var numberOfPeriods: Int64? { cursor.integer(4) }
    package var offerID: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var paymentMode: WordView? { @_lifetime(copy self) get { cursor.wordView(6) } }
    package var referenceName: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var subscriptionPeriod: Text? { @_lifetime(copy self) get { cursor.text(8) } }
}
