// Generated from Sources/PaySheetStoreKit/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A product that is bought once, or a subscription without renewal.
///
/// StoreKitProduct: <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>
public struct StoreKitProduct: PaymentObject {
    /// The price, with a point before the cents.
    public var displayPrice: Amount
    /// Whether a family can share it.
    public var familyShareable: Bool?
    /// Xcode's identifier.
    public var internalID: String? { get { _internalID.value } set { _internalID.value = newValue } }
    private var _internalID = Kept<String?>(nil)
    /// The names in the languages of the shop.
    public var localizations: [StoreKitLocalization]?
    /// The identifier that the app and the App Store use.
    public var productID: String { get { _productID.value } set { _productID.value = newValue } }
    private var _productID: Kept<String>
    /// The name in App Store Connect.
    public var referenceName: String? { get { _referenceName.value } set { _referenceName.value = newValue } }
    private var _referenceName = Kept<String?>(nil)
    /// The kind of product.
    public var type: StoreKitProductType
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension StoreKitProduct {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(displayPrice: Amount, productID: String, type: StoreKitProductType) {
        self.displayPrice = displayPrice
        _productID = Kept(of: productID)
        self.type = type
        unknownMembers = UnknownMembers()
    }
}

extension StoreKitProduct: Record {
    package static var shapeIndex: Int { StoreKitShape.storeKitProduct }
    package static var tables: ShapeTables { .storeKit }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .storeKit }

    /// The places of the members.
    package enum Slot {
        package static var displayPrice: Int { 0 }
        package static var familyShareable: Int { 1 }
        package static var internalID: Int { 2 }
        package static var localizations: Int { 3 }
        package static var productID: Int { 4 }
        package static var referenceName: Int { 5 }
        package static var type: Int { 6 }
        package static var count: Int { 7 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> StoreKitProduct {
        StoreKitProduct(
            displayPrice: try cursor.needed(cursor.amount(0)),
            familyShareable: cursor.boolean(1),
            _internalID: Kept(cursor.text(2, document)),
            localizations: cursor.records(3, document),
            _productID: Kept(try cursor.needed(cursor.text(4, document))),
            _referenceName: Kept(cursor.text(5, document)),
            type: try cursor.needed(cursor.word(6)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "displayPrice", displayPrice)
        writer.put(1, "familyShareable", familyShareable)
        writer.put(2, "internalID", _internalID.form)
        writer.put(3, "localizations", localizations)
        writer.put(4, "productID", _productID.form)
        writer.put(5, "referenceName", _referenceName.form)
        writer.put(6, "type", type)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<StoreKitProduct> {
        reader.record(StoreKitProduct.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension StoreKitProduct: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension StoreKitProduct: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "displayPrice": self.displayPrice as Any,
                "familyShareable": self.familyShareable as Any,
                "internalID": self.internalID as Any,
                "localizations": self.localizations as Any,
                "productID": self.productID as Any,
                "referenceName": self.referenceName as Any,
                "type": self.type as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads StoreKitProduct in a checked document.
package struct StoreKitProductView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case displayPrice, familyShareable, internalID, localizations, productID, referenceName, type
    }

    package static var shapes: [Int] { [StoreKitShape.storeKitProduct] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .storeKit }

    package var shape: Int { StoreKitShape.storeKitProduct }
    package var memberCount: Int { 7 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var displayPrice: Amount? { cursor.amount(0) }
    package var familyShareable: Bool? { cursor.boolean(1) }
    package var internalID: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var localizations: Records<StoreKitLocalizationView>? { @_lifetime(copy self) get { cursor.list(3, shape: StoreKitShape.storeKitLocalization) } }
    package var productID: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var referenceName: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var type: WordView? { @_lifetime(copy self) get { cursor.wordView(6) } }
}
