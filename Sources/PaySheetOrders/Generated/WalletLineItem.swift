// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// An item of an order, a shipment, a pickup or a return.
///
/// WalletLineItem: <https://developer.apple.com/documentation/walletorders/lineitem>
public struct WalletLineItem: PaymentObject {
    /// The name of the item.
    public var title: String { get { _title.value } set { _title.value = newValue } }
    private var _title: Kept<String>
    /// How many there are.
    public var quantity: ExactNumber
    /// More about the item.
    public var subtitle: String? { get { _subtitle.value } set { _subtitle.value = newValue } }
    private var _subtitle = Kept<String?>(nil)
    /// The name of an image in the package.
    public var image: String? { get { _image.value } set { _image.value = newValue } }
    private var _image = Kept<String?>(nil)
    /// The price of the item.
    public var price: WalletAmount? { get { _price.value } set { _price.value = newValue } }
    private var _price = Boxed<WalletAmount>()
    /// The merchant's own identifier of the item.
    public var sku: String? { get { _sku.value } set { _sku.value = newValue } }
    private var _sku = Kept<String?>(nil)
    /// The Global Trade Item Number, such as an EAN or an ISBN.
    public var gtin: String? { get { _gtin.value } set { _gtin.value = newValue } }
    private var _gtin = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletLineItem {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(title: String, quantity: ExactNumber) {
        _title = Kept(of: title)
        self.quantity = quantity
        unknownMembers = UnknownMembers()
    }
}

extension WalletLineItem: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletLineItem }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var title: Int { 0 }
        package static var quantity: Int { 1 }
        package static var subtitle: Int { 2 }
        package static var image: Int { 3 }
        package static var price: Int { 4 }
        package static var sku: Int { 5 }
        package static var gtin: Int { 6 }
        package static var count: Int { 7 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletLineItem {
        WalletLineItem(
            _title: Kept(try cursor.needed(cursor.text(0, document))),
            quantity: try cursor.needed(cursor.number(1)),
            _subtitle: Kept(cursor.text(2, document)),
            _image: Kept(cursor.text(3, document)),
            _price: cursor.boxedRecord(4, document),
            _sku: Kept(cursor.text(5, document)),
            _gtin: Kept(cursor.text(6, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "title", _title.form)
        writer.put(1, "quantity", quantity)
        writer.put(2, "subtitle", _subtitle.form)
        writer.put(3, "image", _image.form)
        writer.put(4, "price", price)
        writer.put(5, "sku", _sku.form)
        writer.put(6, "gtin", _gtin.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletLineItem> {
        reader.record(WalletLineItem.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletLineItem: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletLineItem: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "title": self.title as Any,
                "quantity": self.quantity as Any,
                "subtitle": self.subtitle as Any,
                "image": self.image as Any,
                "price": self.price as Any,
                "sku": self.sku as Any,
                "gtin": self.gtin as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletLineItem in a checked document.
package struct WalletLineItemView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case title, quantity, subtitle, image, price, sku, gtin
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletLineItem] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletLineItem }
    package var memberCount: Int { 7 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var title: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var quantity: ExactNumber? { cursor.number(1) }
    package var subtitle: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var image: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var price: WalletAmountView? { @_lifetime(copy self) get { cursor.view(4, shape: WalletOrdersShape.walletAmount) } }
    package var sku: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var gtin: Text? { @_lifetime(copy self) get { cursor.text(6) } }
}
