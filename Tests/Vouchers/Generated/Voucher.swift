// Generated from Tests/Vouchers/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A voucher.
///
/// Voucher: <https://example.com/vouchers>
public struct Voucher: PaymentObject {
    /// The number printed on the voucher.
    public var voucherNumber: String { get { _voucherNumber.value } set { _voucherNumber.value = newValue } }
    private var _voucherNumber: Kept<String>
    /// What the voucher is good for.
    public var kind: VoucherKind
    /// The value of the voucher.
    public var worth: Amount
    /// The currency of the value.
    public var worthCurrency: Currency
    /// The moment of the sale.
    public var issued: DateTimeText
    /// The moment from which the voucher is worthless.
    public var expires: DateTimeText? { get { _expires.value } set { _expires.value = newValue } }
    private var _expires = Boxed<DateTimeText>()
    /// How often the voucher can be used.
    public var uses: UInt16?
    /// What the voucher pays for.
    public var items: [VoucherItem]?
    /// The shop that sold the voucher.
    public var soldBy: VoucherShop
    /// How long the voucher can be used.
    public var validFor: String? { get { _validFor.value } set { _validFor.value = newValue } }
    private var _validFor = Kept<String?>(nil)
    /// Where the voucher was used.
    public var redemptions: [VoucherRedemption]?
    /// Where the voucher was used the last time.
    public var lastRedemption: VoucherRedemption? { get { _lastRedemption.value } set { _lastRedemption.value = newValue } }
    private var _lastRedemption = Boxed<VoucherRedemption>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension Voucher {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(voucherNumber: String, kind: VoucherKind, worth: Amount, worthCurrency: Currency, issued: DateTimeText, soldBy: VoucherShop) {
        _voucherNumber = Kept(of: voucherNumber)
        self.kind = kind
        self.worth = worth
        self.worthCurrency = worthCurrency
        self.issued = issued
        self.soldBy = soldBy
        unknownMembers = UnknownMembers()
    }
}

extension Voucher: Record {
    package static var shapeIndex: Int { VouchersShape.voucher }
    package static var tables: ShapeTables { .vouchers }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .vouchers }

    /// The places of the members.
    package enum Slot {
        package static var voucherNumber: Int { 0 }
        package static var kind: Int { 1 }
        package static var worth: Int { 2 }
        package static var worthCurrency: Int { 3 }
        package static var issued: Int { 4 }
        package static var expires: Int { 5 }
        package static var uses: Int { 6 }
        package static var items: Int { 7 }
        package static var soldBy: Int { 8 }
        package static var validFor: Int { 9 }
        package static var redemptions: Int { 10 }
        package static var lastRedemption: Int { 11 }
        package static var count: Int { 12 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> Voucher {
        Voucher(
            _voucherNumber: Kept(try cursor.needed(cursor.text(0, document))),
            kind: try cursor.needed(cursor.word(1)),
            worth: try cursor.needed(cursor.amount(2)),
            worthCurrency: try cursor.needed(cursor.currency(3)),
            issued: try cursor.needed(cursor.timestamp(4, document)),
            _expires: cursor.boxed(5) { cursor in cursor.timestamp(5, document) },
            uses: cursor.unsignedShort(6),
            items: cursor.records(7, document),
            soldBy: try cursor.neededRecord(8, document),
            _validFor: Kept(cursor.text(9, document)),
            redemptions: cursor.choices(10, document),
            _lastRedemption: cursor.boxed(11) { cursor in cursor.chosen(11, document) },
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "voucherNumber", _voucherNumber.form)
        writer.put(1, "kind", kind)
        writer.put(2, "worth", worth)
        writer.put(3, "worthCurrency", worthCurrency)
        writer.put(4, "issued", issued)
        writer.put(5, "expires", expires)
        writer.put(6, "uses", uses)
        writer.put(7, "items", items)
        writer.put(8, "soldBy", soldBy)
        writer.put(9, "validFor", _validFor.form)
        writer.put(10, "redemptions", redemptions)
        writer.put(11, "lastRedemption", lastRedemption)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<Voucher> {
        reader.record(Voucher.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension Voucher: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension Voucher: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "voucherNumber": self.voucherNumber as Any,
                "kind": self.kind as Any,
                "worth": self.worth as Any,
                "worthCurrency": self.worthCurrency as Any,
                "issued": self.issued as Any,
                "expires": self.expires as Any,
                "uses": self.uses as Any,
                "items": self.items as Any,
                "soldBy": self.soldBy as Any,
                "validFor": self.validFor as Any,
                "redemptions": self.redemptions as Any,
                "lastRedemption": self.lastRedemption as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads Voucher in a checked document.
package struct VoucherView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case voucherNumber, kind, worth, worthCurrency, issued, expires, uses, items, soldBy, validFor, redemptions, lastRedemption
    }

    package static var shapes: [Int] { [VouchersShape.voucher] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .vouchers }

    package var shape: Int { VouchersShape.voucher }
    package var memberCount: Int { 12 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var voucherNumber: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var kind: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
    package var worth: Amount? { cursor.amount(2) }
    package var worthCurrency: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var issued: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var expires: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var uses: UInt16? { cursor.unsignedShort(6) }
    package var items: Records<VoucherItemView>? { @_lifetime(copy self) get { cursor.list(7, shape: VouchersShape.voucherItem) } }
    package var soldBy: VoucherShopView? { @_lifetime(copy self) get { cursor.view(8, shape: VouchersShape.voucherShop) } }
    package var validFor: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var redemptions: ChoiceList? { @_lifetime(copy self) get { cursor.choices(10, variant: 0) } }
    package var lastRedemption: Text? { @_lifetime(copy self) get { cursor.text(11) } }
}
