// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The shop's own order, with the amounts to charge.
///
/// Order: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest>
public struct ShopOrder: PaymentObject {
    /// The currency of every amount.
    public var currency: Currency
    /// The total to charge.
    public var total: Amount
    /// The ordered items.
    public var items: [ShopOrderItem]
    /// The chosen shipping method and its price.
    public var shipping: ShopOrderShipping? { get { _shipping.value } set { _shipping.value = newValue } }
    private var _shipping = Boxed<ShopOrderShipping>()
    /// The merchants with their shares.
    public var merchants: [ShopOrderMerchant]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension ShopOrder {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(currency: Currency, total: Amount, items: [ShopOrderItem]) {
        self.currency = currency
        self.total = total
        self.items = items
        unknownMembers = UnknownMembers()
    }
}

extension ShopOrder: Record {
    package static var shapeIndex: Int { ShapeIndex.shopOrder }

    /// The places of the members.
    package enum Slot {
        package static var currency: Int { 0 }
        package static var total: Int { 1 }
        package static var items: Int { 2 }
        package static var shipping: Int { 3 }
        package static var merchants: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> ShopOrder {
        ShopOrder(
            currency: try cursor.needed(cursor.currency(0)),
            total: try cursor.needed(cursor.amount(1)),
            items: try cursor.needed(cursor.records(2, document)),
            _shipping: cursor.boxedRecord(3, document),
            merchants: cursor.records(4, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "currency", currency)
        writer.put(1, "total", total)
        writer.put(2, "items", items)
        writer.put(3, "shipping", shipping)
        writer.put(4, "merchants", merchants)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ShopOrder> {
        reader.record(ShopOrder.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ShopOrder: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ShopOrder: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "currency": self.currency as Any,
                "total": self.total as Any,
                "items": self.items as Any,
                "shipping": self.shipping as Any,
                "merchants": self.merchants as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads Order in a checked document.
package struct ShopOrderView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case currency, total, items, shipping, merchants
    }

    package static var shapes: [Int] { [ShapeIndex.shopOrder] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.shopOrder }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var currency: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var total: Amount? { cursor.amount(1) }
    package var items: Records<ShopOrderItemView>? { @_lifetime(copy self) get { cursor.list(2, shape: ShapeIndex.shopOrderItem) } }
    package var shipping: ShopOrderShippingView? { @_lifetime(copy self) get { cursor.view(3, shape: ShapeIndex.shopOrderShipping) } }
    package var merchants: Records<ShopOrderMerchantView>? { @_lifetime(copy self) get { cursor.list(4, shape: ShapeIndex.shopOrderMerchant) } }
}
