// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The errors that the shopper must correct before another attempt.
///
/// PaymentValidationErrors: <https://www.w3.org/TR/payment-request/#paymentvalidationerrors-dictionary>
public struct PaymentValidationErrors: PaymentObject {
    /// The description of the failure as a whole.
    public var error: String? { get { _error.value } set { _error.value = newValue } }
    private var _error = Kept<String?>(nil)
    /// The errors for Apple Pay.
    public var paymentMethod: [PaymentError]?
    /// The errors in the payer's details.
    public var payer: PayerErrors? { get { _payer.value } set { _payer.value = newValue } }
    private var _payer = Boxed<PayerErrors>()
    /// The errors in the shipping address.
    public var shippingAddress: AddressErrors? { get { _shippingAddress.value } set { _shippingAddress.value = newValue } }
    private var _shippingAddress = Boxed<AddressErrors>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentValidationErrors {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PaymentValidationErrors: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentValidationErrors }

    /// The places of the members.
    package enum Slot {
        package static var error: Int { 0 }
        package static var paymentMethod: Int { 1 }
        package static var payer: Int { 2 }
        package static var shippingAddress: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentValidationErrors {
        PaymentValidationErrors(
            _error: Kept(cursor.text(0, document)),
            paymentMethod: cursor.records(1, document),
            _payer: cursor.boxedRecord(2, document),
            _shippingAddress: cursor.boxedRecord(3, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "error", _error.form)
        writer.put(1, "paymentMethod", paymentMethod)
        writer.put(2, "payer", payer)
        writer.put(3, "shippingAddress", shippingAddress)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentValidationErrors> {
        reader.record(PaymentValidationErrors.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentValidationErrors: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentValidationErrors: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "error": self.error as Any,
                "paymentMethod": self.paymentMethod as Any,
                "payer": self.payer as Any,
                "shippingAddress": self.shippingAddress as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentValidationErrors in a checked document.
package struct PaymentValidationErrorsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case error, paymentMethod, payer, shippingAddress
    }

    package static var shapes: [Int] { [ShapeIndex.paymentValidationErrors] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentValidationErrors }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var error: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var paymentMethod: Records<PaymentErrorView>? { @_lifetime(copy self) get { cursor.list(1, shape: ShapeIndex.paymentError) } }
    package var payer: PayerErrorsView? { @_lifetime(copy self) get { cursor.view(2, shape: ShapeIndex.payerErrors) } }
    package var shippingAddress: AddressErrorsView? { @_lifetime(copy self) get { cursor.view(3, shape: ShapeIndex.addressErrors) } }
}
