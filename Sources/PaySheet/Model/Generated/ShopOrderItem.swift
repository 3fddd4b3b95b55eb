// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// One line of an order.
///
/// OrderItem: <https://developer.apple.com/documentation/applepayontheweb/applepaylineitem>
public struct ShopOrderItem: PaymentObject {
    /// The name of the line.
    public var label: String { get { _label.value } set { _label.value = newValue } }
    private var _label: Kept<String>
    /// The amount of the line.
    public var amount: Amount
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension ShopOrderItem {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(label: String, amount: Amount) {
        _label = Kept(of: label)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}

extension ShopOrderItem: Record {
    package static var shapeIndex: Int { ShapeIndex.shopOrderItem }

    /// The places of the members.
    package enum Slot {
        package static var label: Int { 0 }
        package static var amount: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> ShopOrderItem {
        ShopOrderItem(
            _label: Kept(try cursor.needed(cursor.text(0, document))),
            amount: try cursor.needed(cursor.amount(1)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "label", _label.form)
        writer.put(1, "amount", amount)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ShopOrderItem> {
        reader.record(ShopOrderItem.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ShopOrderItem: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ShopOrderItem: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "label": self.label as Any,
                "amount": self.amount as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads OrderItem in a checked document.
package struct ShopOrderItemView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case label, amount
    }

    package static var shapes: [Int] { [ShapeIndex.shopOrderItem] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.shopOrderItem }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var label: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var amount: Amount? { cursor.amount(1) }
}
