// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// One shipping option that the shopper can choose.
///
/// PaymentShippingOption: <https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary>
public struct ShippingOption: PaymentObject {
    /// The merchant's own key for the option.
    public var id: String { get { _id.value } set { _id.value = newValue } }
    private var _id: Kept<String>
    /// The name of the option.
    public var label: String { get { _label.value } set { _label.value = newValue } }
    private var _label: Kept<String>
    /// The price of the option.
    public var amount: CurrencyAmount
    /// Whether the option is selected at the start. Default: `false`.
    public var selected: Bool?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension ShippingOption {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(id: String, label: String, amount: CurrencyAmount) {
        _id = Kept(of: id)
        _label = Kept(of: label)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}

extension ShippingOption: Record {
    package static var shapeIndex: Int { ShapeIndex.shippingOption }

    /// The places of the members.
    package enum Slot {
        package static var id: Int { 0 }
        package static var label: Int { 1 }
        package static var amount: Int { 2 }
        package static var selected: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> ShippingOption {
        ShippingOption(
            _id: Kept(try cursor.needed(cursor.text(0, document))),
            _label: Kept(try cursor.needed(cursor.text(1, document))),
            amount: try cursor.neededRecord(2, document),
            selected: cursor.boolean(3),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "id", _id.form)
        writer.put(1, "label", _label.form)
        writer.put(2, "amount", amount)
        writer.put(3, "selected", selected)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ShippingOption> {
        reader.record(ShippingOption.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ShippingOption: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ShippingOption: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "id": self.id as Any,
                "label": self.label as Any,
                "amount": self.amount as Any,
                "selected": self.selected as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentShippingOption in a checked document.
package struct ShippingOptionView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case id, label, amount, selected
    }

    package static var shapes: [Int] { [ShapeIndex.shippingOption] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.shippingOption }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var id: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var label: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var amount: CurrencyAmountView? { @_lifetime(copy self) get { cursor.view(2, shape: ShapeIndex.currencyAmount) } }
    package var selected: Bool? { cursor.boolean(3) }
}
