// Generated from Tests/Vouchers/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A use on the web.
///
/// WebRedemption: <https://example.com/vouchers>
public struct WebRedemption: PaymentObject {
    /// Where the voucher was used.
    public var place: VoucherChannel
    /// The moment.
    public var at: DateTimeText
    /// The address of the page.
    public var page: String? { get { _page.value } set { _page.value = newValue } }
    private var _page = Kept<String?>(nil)
    /// What the voucher paid for.
    public var items: [VoucherItem]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WebRedemption {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(place: VoucherChannel, at: DateTimeText) {
        self.place = place
        self.at = at
        unknownMembers = UnknownMembers()
    }
}

extension WebRedemption: Record {
    package static var shapeIndex: Int { VouchersShape.webRedemption }
    package static var tables: ShapeTables { .vouchers }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .vouchers }

    /// The places of the members.
    package enum Slot {
        package static var place: Int { 0 }
        package static var at: Int { 1 }
        package static var page: Int { 2 }
        package static var items: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WebRedemption {
        WebRedemption(
            place: try cursor.needed(cursor.word(0)),
            at: try cursor.needed(cursor.timestamp(1, document)),
            _page: Kept(cursor.text(2, document)),
            items: cursor.records(3, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "place", place)
        writer.put(1, "at", at)
        writer.put(2, "page", _page.form)
        writer.put(3, "items", items)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WebRedemption> {
        reader.record(WebRedemption.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WebRedemption: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WebRedemption: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "place": self.place as Any,
                "at": self.at as Any,
                "page": self.page as Any,
                "items": self.items as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WebRedemption in a checked document.
package struct WebRedemptionView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case place, at, page, items
    }

    package static var shapes: [Int] { [VouchersShape.webRedemption] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .vouchers }

    package var shape: Int { VouchersShape.webRedemption }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var place: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var at: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var page: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var items: Records<VoucherItemView>? { @_lifetime(copy self) get { cursor.list(3, shape: VouchersShape.voucherItem) } }
}
