// Generated from Tests/Vouchers/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// One thing that a voucher pays for.
///
/// VoucherItem: <https://example.com/vouchers>
public struct VoucherItem: PaymentObject {
    /// The name of the thing.
    public var title: String { get { _title.value } set { _title.value = newValue } }
    private var _title: Kept<String>
    /// How many there are.
    public var quantity: UInt32
    /// The price of all of them.
    public var price: Amount
    /// The weight of all of them, in kilograms.
    public var weight: ExactNumber?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension VoucherItem {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(title: String, quantity: UInt32, price: Amount) {
        _title = Kept(of: title)
        self.quantity = quantity
        self.price = price
        unknownMembers = UnknownMembers()
    }
}

extension VoucherItem: Record {
    package static var shapeIndex: Int { VouchersShape.voucherItem }
    package static var tables: ShapeTables { .vouchers }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .vouchers }

    /// The places of the members.
    package enum Slot {
        package static var title: Int { 0 }
        package static var quantity: Int { 1 }
        package static var price: Int { 2 }
        package static var weight: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> VoucherItem {
        VoucherItem(
            _title: Kept(try cursor.needed(cursor.text(0, document))),
            quantity: try cursor.needed(cursor.unsignedLong(1)),
            price: try cursor.needed(cursor.amount(2)),
            weight: cursor.number(3),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "title", _title.form)
        writer.put(1, "quantity", quantity)
        writer.put(2, "price", price)
        writer.put(3, "weight", weight)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<VoucherItem> {
        reader.record(VoucherItem.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension VoucherItem: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension VoucherItem: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "title": self.title as Any,
                "quantity": self.quantity as Any,
                "price": self.price as Any,
                "weight": self.weight as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads VoucherItem in a checked document.
package struct VoucherItemView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case title, quantity, price, weight
    }

    package static var shapes: [Int] { [VouchersShape.voucherItem] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .vouchers }

    package var shape: Int { VouchersShape.voucherItem }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var title: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var quantity: UInt32? { cursor.unsignedLong(1) }
    package var price: Amount? { cursor.amount(2) }
    package var weight: ExactNumber? { cursor.number(3) }
}
