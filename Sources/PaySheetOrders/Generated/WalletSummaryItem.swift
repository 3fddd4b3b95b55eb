// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A part of the total of an order.
///
/// WalletSummaryItem: <https://developer.apple.com/documentation/walletorders/payment/summaryitems>
public struct WalletSummaryItem: PaymentObject {
    /// The name.
    public var label: String { get { _label.value } set { _label.value = newValue } }
    private var _label: Kept<String>
    /// The amount.
    public var value: WalletAmount
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletSummaryItem {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(label: String, value: WalletAmount) {
        _label = Kept(of: label)
        self.value = value
        unknownMembers = UnknownMembers()
    }
}

extension WalletSummaryItem: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletSummaryItem }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var label: Int { 0 }
        package static var value: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletSummaryItem {
        WalletSummaryItem(
            _label: Kept(try cursor.needed(cursor.text(0, document))),
            value: try cursor.neededRecord(1, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "label", _label.form)
        writer.put(1, "value", value)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletSummaryItem> {
        reader.record(WalletSummaryItem.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletSummaryItem: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletSummaryItem: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "label": self.label as Any,
                "value": self.value as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletSummaryItem in a checked document.
package struct WalletSummaryItemView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case label, value
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletSummaryItem] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletSummaryItem }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var label: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var value: WalletAmountView? { @_lifetime(copy self) get { cursor.view(1, shape: WalletOrdersShape.walletAmount) } }
}
