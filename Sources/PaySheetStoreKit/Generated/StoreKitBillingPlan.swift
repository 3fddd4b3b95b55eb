// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A way to pay for a commitment.
///
/// StoreKitBillingPlan: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitBillingPlan: PaymentObject {
    /// When the subscriber pays.
    public var billingPlanType: StoreKitBillingPlanType
    /// The price of the whole commitment.
    public var commitmentDisplayPrice: Amount? { get { _commitmentDisplayPrice.value } set { _commitmentDisplayPrice.value = newValue } }
    private var _commitmentDisplayPrice = Boxed<Amount>()
    /// The price of one payment.
    public var displayPrice: Amount? { get { _displayPrice.value } set { _displayPrice.value = newValue } }
    private var _displayPrice = Boxed<Amount>()
    /// Xcode's identifier.
    public var internalID: String? { get { _internalID.value } set { _internalID.value = newValue } }
    private var _internalID = Kept<String?>(nil)
    /// Whether people can choose it.
    public var isEnabled: Bool?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitBillingPlan {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(billingPlanType: StoreKitBillingPlanType) {
        self.billingPlanType = billingPlanType
        unknownMembers = UnknownMembers()
    }
}

extension StoreKitBillingPlan: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitBillingPlan }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var billingPlanType: Int { 0 }
        package static var commitmentDisplayPrice: Int { 1 }
        package static var displayPrice: Int { 2 }
        package static var internalID: Int { 3 }
        package static var isEnabled: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitBillingPlan {
        StoreKitBillingPlan(
            billingPlanType: try cursor.needed(cursor.word(0)),
            _commitmentDisplayPrice: cursor.boxed(1) { cursor in cursor.amount(1) },
            _displayPrice: cursor.boxed(2) { cursor in cursor.amount(2) },
            _internalID: Kept(cursor.text(3, document)),
            isEnabled: cursor.boolean(4),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "billingPlanType", billingPlanType)
        writer.put(1, "commitmentDisplayPrice", commitmentDisplayPrice)
        writer.put(2, "displayPrice", displayPrice)
        writer.put(3, "internalID", _internalID.form)
        writer.put(4, "isEnabled", isEnabled)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitBillingPlan> {
        reader.record(StoreKitBillingPlan.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitBillingPlan: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitBillingPlan: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "billingPlanType": self.billingPlanType as Any,
                "commitmentDisplayPrice": self.commitmentDisplayPrice as Any,
                "displayPrice": self.displayPrice as Any,
                "internalID": self.internalID as Any,
                "isEnabled": self.isEnabled as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitBillingPlan in a checked document.
package struct StoreKitBillingPlanView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case billingPlanType, commitmentDisplayPrice, displayPrice, internalID, isEnabled
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitBillingPlan] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitBillingPlan }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var billingPlanType: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var commitmentDisplayPrice: Amount? { cursor.amount(1) }
    package var displayPrice: Amount? { cursor.amount(2) }
    package var internalID: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var isEnabled: Bool? { cursor.boolean(4) }
}
