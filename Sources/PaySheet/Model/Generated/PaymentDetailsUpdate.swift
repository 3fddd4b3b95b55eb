// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The answer to a change in the sheet.
///
/// PaymentDetailsUpdate: <https://www.w3.org/TR/payment-request/#paymentdetailsupdate-dictionary>
public struct PaymentDetailsUpdate: PaymentObject {
    /// The new total.
    public var total: PaymentItem? { get { _total.value } set { _total.value = newValue } }
    private var _total = Boxed<PaymentItem>()
    /// The items of the new total.
    public var displayItems: [PaymentItem]?
    /// The new shipping options.
    public var shippingOptions: [ShippingOption]?
    /// The new changes for single payment methods.
    public var modifiers: [DetailsModifier]?
    /// The reason why the goods cannot be shipped.
    public var error: String? { get { _error.value } set { _error.value = newValue } }
    private var _error = Kept<String?>(nil)
    /// The errors in the shipping address.
    public var shippingAddressErrors: AddressErrors? {
        get { _shippingAddressErrors.value }
        set { _shippingAddressErrors.value = newValue }
    }
    private var _shippingAddressErrors = Boxed<AddressErrors>()
    /// The errors in the payer's details.
    public var payerErrors: PayerErrors? { get { _payerErrors.value } set { _payerErrors.value = newValue } }
    private var _payerErrors = Boxed<PayerErrors>()
    /// The errors for Apple Pay.
    public var paymentMethodErrors: [PaymentError]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentDetailsUpdate {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PaymentDetailsUpdate: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentDetailsUpdate }

    /// The places of the members.
    package enum Slot {
        package static var total: Int { 0 }
        package static var displayItems: Int { 1 }
        package static var shippingOptions: Int { 2 }
        package static var modifiers: Int { 3 }
        package static var error: Int { 4 }
        package static var shippingAddressErrors: Int { 5 }
        package static var payerErrors: Int { 6 }
        package static var paymentMethodErrors: Int { 7 }
        package static var count: Int { 8 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentDetailsUpdate {
        PaymentDetailsUpdate(
            _total: cursor.boxedRecord(0, document),
            displayItems: cursor.records(1, document),
            shippingOptions: cursor.records(2, document),
            modifiers: cursor.records(3, document),
            _error: Kept(cursor.text(4, document)),
            _shippingAddressErrors: cursor.boxedRecord(5, document),
            _payerErrors: cursor.boxedRecord(6, document),
            paymentMethodErrors: cursor.records(7, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "total", total)
        writer.put(1, "displayItems", displayItems)
        writer.put(2, "shippingOptions", shippingOptions)
        writer.put(3, "modifiers", modifiers)
        writer.put(4, "error", _error.form)
        writer.put(5, "shippingAddressErrors", shippingAddressErrors)
        writer.put(6, "payerErrors", payerErrors)
        writer.put(7, "paymentMethodErrors", paymentMethodErrors)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentDetailsUpdate> {
        reader.record(PaymentDetailsUpdate.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentDetailsUpdate: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentDetailsUpdate: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "total": self.total as Any,
                "displayItems": self.displayItems as Any,
                "shippingOptions": self.shippingOptions as Any,
                "modifiers": self.modifiers as Any,
                "error": self.error as Any,
                "shippingAddressErrors": self.shippingAddressErrors as Any,
                "payerErrors": self.payerErrors as Any,
                "paymentMethodErrors": self.paymentMethodErrors as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentDetailsUpdate in a checked document.
package struct PaymentDetailsUpdateView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case total, displayItems, shippingOptions, modifiers, error, shippingAddressErrors, payerErrors, paymentMethodErrors
    }

    package static var shapes: [Int] { [ShapeIndex.paymentDetailsUpdate] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentDetailsUpdate }
    package var memberCount: Int { 8 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var total: PaymentItemView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.paymentItem) } }
    package var displayItems: Records<PaymentItemView>? { @_lifetime(copy self) get { cursor.list(1, shape: ShapeIndex.paymentItem) } }
    package var shippingOptions: Records<ShippingOptionView>? { @_lifetime(copy self) get { cursor.list(2, shape: ShapeIndex.shippingOption) } }
    package var modifiers: Records<DetailsModifierView>? { @_lifetime(copy self) get { cursor.list(3, shape: ShapeIndex.detailsModifier) } }
    package var error: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var shippingAddressErrors: AddressErrorsView? { @_lifetime(copy self) get { cursor.view(5, shape: ShapeIndex.addressErrors) } }
    package var payerErrors: PayerErrorsView? { @_lifetime(copy self) get { cursor.view(6, shape: ShapeIndex.payerErrors) } }
    package var paymentMethodErrors: Records<PaymentErrorView>? { @_lifetime(copy self) get { cursor.list(7, shape: ShapeIndex.paymentError) } }
}
