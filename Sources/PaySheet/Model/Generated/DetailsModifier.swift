// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// A change of the details for one payment method.
///
/// PaymentDetailsModifier: <https://www.w3.org/TR/payment-request/#paymentdetailsmodifier-dictionary>
public struct DetailsModifier: PaymentObject {
    /// The identifier of the payment method.
    public var supportedMethods: String { get { _supportedMethods.value } set { _supportedMethods.value = newValue } }
    private var _supportedMethods: Kept<String>
    /// The new total.
    public var total: PaymentItem? { get { _total.value } set { _total.value = newValue } }
    private var _total = Boxed<PaymentItem>()
    /// The items to show after those of the details. Default: `[]`.
    public var additionalDisplayItems: [PaymentItem]?
    /// The data of the change for the payment method.
    public var data: ModifierPayload? { get { _data.value } set { _data.value = newValue } }
    private var _data = Boxed<ModifierPayload>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension DetailsModifier {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(supportedMethods: String) {
        _supportedMethods = Kept(of: supportedMethods)
        unknownMembers = UnknownMembers()
    }
}

extension DetailsModifier: Record {
    package static var shapeIndex: Int { ShapeIndex.detailsModifier }

    /// The places of the members.
    package enum Slot {
        package static var supportedMethods: Int { 0 }
        package static var total: Int { 1 }
        package static var additionalDisplayItems: Int { 2 }
        package static var data: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> DetailsModifier {
        DetailsModifier(
            _supportedMethods: Kept(try cursor.needed(cursor.text(0, document))),
            _total: cursor.boxedRecord(1, document),
            additionalDisplayItems: cursor.records(2, document),
            _data: cursor.boxed(3) { cursor in ModifierPayload(cursor, 3, document) },
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "supportedMethods", _supportedMethods.form)
        writer.put(1, "total", total)
        writer.put(2, "additionalDisplayItems", additionalDisplayItems)
        writer.put(3, "data", data)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<DetailsModifier> {
        reader.record(DetailsModifier.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension DetailsModifier: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension DetailsModifier: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "supportedMethods": self.supportedMethods as Any,
                "total": self.total as Any,
                "additionalDisplayItems": self.additionalDisplayItems as Any,
                "data": self.data as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentDetailsModifier in a checked document.
package struct DetailsModifierView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case supportedMethods, total, additionalDisplayItems, data
    }

    package static var shapes: [Int] { [ShapeIndex.detailsModifier] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.detailsModifier }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var supportedMethods: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var total: PaymentItemView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.paymentItem) } }
    package var additionalDisplayItems: Records<PaymentItemView>? { @_lifetime(copy self) get { cursor.list(2, shape: ShapeIndex.paymentItem) } }
    package var data: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
