// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The items and the total for the constructor of a payment request.
///
/// PaymentDetailsInit: <https://www.w3.org/TR/payment-request/#paymentdetailsinit-dictionary>
public struct PaymentDetails: PaymentObject {
    /// The identifier of the request. By default the browser generates one.
    public var id: String? { get { _id.value } set { _id.value = newValue } }
    private var _id = Kept<String?>(nil)
    /// The amount to charge. Its currency is that of the whole request.
    public var total: PaymentItem
    /// The items of the total.
    public var displayItems: [PaymentItem]?
    /// The shipping options that the shopper can choose.
    public var shippingOptions: [ShippingOption]?
    /// The changes for single payment methods.
    public var modifiers: [DetailsModifier]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentDetails {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(total: PaymentItem) {
        self.total = total
        unknownMembers = UnknownMembers()
    }
}

extension PaymentDetails: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentDetails }

    /// The places of the members.
    package enum Slot {
        package static var id: Int { 0 }
        package static var total: Int { 1 }
        package static var displayItems: Int { 2 }
        package static var shippingOptions: Int { 3 }
        package static var modifiers: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentDetails {
        PaymentDetails(
            _id: Kept(cursor.text(0, document)),
            total: try cursor.neededRecord(1, document),
            displayItems: cursor.records(2, document),
            shippingOptions: cursor.records(3, document),
            modifiers: cursor.records(4, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "id", _id.form)
        writer.put(1, "total", total)
        writer.put(2, "displayItems", displayItems)
        writer.put(3, "shippingOptions", shippingOptions)
        writer.put(4, "modifiers", modifiers)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentDetails> {
        reader.record(PaymentDetails.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentDetails: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentDetails: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "id": self.id as Any,
                "total": self.total as Any,
                "displayItems": self.displayItems as Any,
                "shippingOptions": self.shippingOptions as Any,
                "modifiers": self.modifiers as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentDetailsInit in a checked document.
package struct PaymentDetailsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case id, total, displayItems, shippingOptions, modifiers
    }

    package static var shapes: [Int] { [ShapeIndex.paymentDetails] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentDetails }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var id: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var total: PaymentItemView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.paymentItem) } }
    package var displayItems: Records<PaymentItemView>? { @_lifetime(copy self) get { cursor.list(2, shape: ShapeIndex.paymentItem) } }
    package var shippingOptions: Records<ShippingOptionView>? { @_lifetime(copy self) get { cursor.list(3, shape: ShapeIndex.shippingOption) } }
    package var modifiers: Records<DetailsModifierView>? { @_lifetime(copy self) get { cursor.list(4, shape: ShapeIndex.detailsModifier) } }
}
