// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// One shipping method that the shopper can choose.
///
/// ApplePayShippingMethod: <https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod>
public struct ShippingMethod: PaymentObject {
    /// The name of the method in the sheet.
    public var label: String { get { _label.value } set { _label.value = newValue } }
    private var _label: Kept<String>
    /// A second line about the method.
    public var detail: String { get { _detail.value } set { _detail.value = newValue } }
    private var _detail: Kept<String>
    /// The price of the method.
    public var amount: Amount
    /// The merchant's own key for the method, which is never shown.
    public var identifier: String { get { _identifier.value } set { _identifier.value = newValue } }
    private var _identifier: Kept<String>
    /// The dates between which the goods arrive. Apple Pay version 12.
    public var dateComponentsRange: ShippingDateRange? { get { _dateComponentsRange.value } set { _dateComponentsRange.value = newValue } }
    private var _dateComponentsRange = Boxed<ShippingDateRange>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension ShippingMethod {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(label: String, detail: String, amount: Amount, identifier: String) {
        _label = Kept(of: label)
        _detail = Kept(of: detail)
        self.amount = amount
        _identifier = Kept(of: identifier)
        unknownMembers = UnknownMembers()
    }
}

extension ShippingMethod: Record {
    package static var shapeIndex: Int { ShapeIndex.shippingMethod }

    /// The places of the members.
    package enum Slot {
        package static var label: Int { 0 }
        package static var detail: Int { 1 }
        package static var amount: Int { 2 }
        package static var identifier: Int { 3 }
        package static var dateComponentsRange: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> ShippingMethod {
        ShippingMethod(
            _label: Kept(try cursor.needed(cursor.text(0, document))),
            _detail: Kept(try cursor.needed(cursor.text(1, document))),
            amount: try cursor.needed(cursor.amount(2)),
            _identifier: Kept(try cursor.needed(cursor.text(3, document))),
            _dateComponentsRange: cursor.boxedRecord(4, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "label", _label.form)
        writer.put(1, "detail", _detail.form)
        writer.put(2, "amount", amount)
        writer.put(3, "identifier", _identifier.form)
        writer.put(4, "dateComponentsRange", dateComponentsRange)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ShippingMethod> {
        reader.record(ShippingMethod.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ShippingMethod: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ShippingMethod: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "label": self.label as Any,
                "detail": self.detail as Any,
                "amount": self.amount as Any,
                "identifier": self.identifier as Any,
                "dateComponentsRange": self.dateComponentsRange as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayShippingMethod in a checked document.
package struct ShippingMethodView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case label, detail, amount, identifier, dateComponentsRange
    }

    package static var shapes: [Int] { [ShapeIndex.shippingMethod] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.shippingMethod }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var label: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var detail: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var amount: Amount? { cursor.amount(2) }
    package var identifier: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var dateComponentsRange: ShippingDateRangeView? { @_lifetime(copy self) get { cursor.view(4, shape: ShapeIndex.shippingDateRange) } }
}
