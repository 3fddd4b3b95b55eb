// Generated from Tests/Vouchers/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A shop.
///
/// VoucherShop: <https://example.com/vouchers>
public struct VoucherShop: PaymentObject {
    /// The name of the shop.
    public var shopName: String { get { _shopName.value } set { _shopName.value = newValue } }
    private var _shopName: Kept<String>
    /// Where the shop sells.
    public var channel: VoucherChannel?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension VoucherShop {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(shopName: String) {
        _shopName = Kept(of: shopName)
        unknownMembers = UnknownMembers()
    }
}

extension VoucherShop: Record {
    package static var shapeIndex: Int { VouchersShape.voucherShop }
    package static var tables: ShapeTables { .vouchers }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .vouchers }

    /// The places of the members.
    package enum Slot {
        package static var shopName: Int { 0 }
        package static var channel: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> VoucherShop {
        VoucherShop(
            _shopName: Kept(try cursor.needed(cursor.text(0, document))),
            channel: cursor.word(1),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "shopName", _shopName.form)
        writer.put(1, "channel", channel)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<VoucherShop> {
        reader.record(VoucherShop.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension VoucherShop: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension VoucherShop: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "shopName": self.shopName as Any,
                "channel": self.channel as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads VoucherShop in a checked document.
package struct VoucherShopView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case shopName, channel
    }

    package static var shapes: [Int] { [VouchersShape.voucherShop] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .vouchers }

    package var shape: Int { VouchersShape.voucherShop }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var shopName: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var channel: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
}
