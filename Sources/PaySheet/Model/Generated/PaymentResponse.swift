// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The result of the W3C API after the shopper has authorized the payment.
///
/// PaymentResponse: <https://www.w3.org/TR/payment-request/#paymentresponse-interface>
public struct PaymentResponse: PaymentObject {
    /// The identifier of the request.
    public var requestId: String { get { _requestId.value } set { _requestId.value = newValue } }
    private var _requestId: Kept<String>
    /// The identifier of the payment method.
    public var methodName: String { get { _methodName.value } set { _methodName.value = newValue } }
    private var _methodName: Kept<String>
    /// The payment from Apple Pay.
    public var details: AuthorizedPayment
    /// The shipping address in the format of the W3C API.
    public var shippingAddress: RawJSON?
    /// The key of the chosen shipping option.
    public var shippingOption: String? { get { _shippingOption.value } set { _shippingOption.value = newValue } }
    private var _shippingOption = Kept<String?>(nil)
    /// The payer's name.
    public var payerName: String? { get { _payerName.value } set { _payerName.value = newValue } }
    private var _payerName = Kept<String?>(nil)
    /// The payer's email address.
    public var payerEmail: String? { get { _payerEmail.value } set { _payerEmail.value = newValue } }
    private var _payerEmail = Kept<String?>(nil)
    /// The payer's telephone number.
    public var payerPhone: String? { get { _payerPhone.value } set { _payerPhone.value = newValue } }
    private var _payerPhone = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentResponse {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(requestId: String, methodName: String, details: AuthorizedPayment) {
        _requestId = Kept(of: requestId)
        _methodName = Kept(of: methodName)
        self.details = details
        unknownMembers = UnknownMembers()
    }
}

extension PaymentResponse: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentResponse }

    /// The places of the members.
    package enum Slot {
        package static var requestId: Int { 0 }
        package static var methodName: Int { 1 }
        package static var details: Int { 2 }
        package static var shippingAddress: Int { 3 }
        package static var shippingOption: Int { 4 }
        package static var payerName: Int { 5 }
        package static var payerEmail: Int { 6 }
        package static var payerPhone: Int { 7 }
        package static var count: Int { 8 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentResponse {
        PaymentResponse(
            _requestId: Kept(try cursor.needed(cursor.text(0, document))),
            _methodName: Kept(try cursor.needed(cursor.text(1, document))),
            details: try cursor.neededRecord(2, document),
            shippingAddress: cursor.raw(3),
            _shippingOption: Kept(cursor.text(4, document)),
            _payerName: Kept(cursor.text(5, document)),
            _payerEmail: Kept(cursor.text(6, document)),
            _payerPhone: Kept(cursor.text(7, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "requestId", _requestId.form)
        writer.put(1, "methodName", _methodName.form)
        writer.put(2, "details", details)
        writer.put(3, "shippingAddress", shippingAddress)
        writer.put(4, "shippingOption", _shippingOption.form)
        writer.put(5, "payerName", _payerName.form)
        writer.put(6, "payerEmail", _payerEmail.form)
        writer.put(7, "payerPhone", _payerPhone.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentResponse> {
        reader.record(PaymentResponse.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentResponse: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentResponse: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "requestId": self.requestId as Any,
                "methodName": self.methodName as Any,
                "details": self.details as Any,
                "shippingAddress": self.shippingAddress as Any,
                "shippingOption": self.shippingOption as Any,
                "payerName": self.payerName as Any,
                "payerEmail": self.payerEmail as Any,
                "payerPhone": self.payerPhone as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentResponse in a checked document.
package struct PaymentResponseView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case requestId, methodName, details, shippingAddress, shippingOption, payerName, payerEmail, payerPhone
    }

    package static var shapes: [Int] { [ShapeIndex.paymentResponse] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentResponse }
    package var memberCount: Int { 8 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var requestId: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var methodName: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var details: AuthorizedPaymentView? { @_lifetime(copy self) get { cursor.view(2, shape: ShapeIndex.authorizedPayment) } }
    package var shippingAddress: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var shippingOption: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var payerName: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var payerEmail: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var payerPhone: Text? { @_lifetime(copy self) get { cursor.text(7) } }
}
