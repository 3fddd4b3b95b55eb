// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The three arguments of the W3C constructor as one document.
///
/// PaymentRequest: <https://www.w3.org/TR/payment-request/#paymentrequest-interface>
public struct W3CPaymentRequest: PaymentObject {
    /// The payment methods that the merchant accepts.
    public var methodData: [MethodData]
    /// The items and the total.
    public var details: PaymentDetails
    /// The information that the shopper must provide besides the payment.
    public var options: PaymentOptions? { get { _options.value } set { _options.value = newValue } }
    private var _options = Boxed<PaymentOptions>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension W3CPaymentRequest {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(methodData: [MethodData], details: PaymentDetails) {
        self.methodData = methodData
        self.details = details
        unknownMembers = UnknownMembers()
    }
}

extension W3CPaymentRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.w3cPaymentRequest }

    /// The places of the members.
    package enum Slot {
        package static var methodData: Int { 0 }
        package static var details: Int { 1 }
        package static var options: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> W3CPaymentRequest {
        W3CPaymentRequest(
            methodData: try cursor.needed(cursor.records(0, document)),
            details: try cursor.neededRecord(1, document),
            _options: cursor.boxedRecord(2, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "methodData", methodData)
        writer.put(1, "details", details)
        writer.put(2, "options", options)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<W3CPaymentRequest> {
        reader.record(W3CPaymentRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension W3CPaymentRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension W3CPaymentRequest: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "methodData": self.methodData as Any,
                "details": self.details as Any,
                "options": self.options as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentRequest in a checked document.
package struct W3CPaymentRequestView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case methodData, details, options
    }

    package static var shapes: [Int] { [ShapeIndex.w3cPaymentRequest] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.w3cPaymentRequest }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var methodData: Records<MethodDataView>? { @_lifetime(copy self) get { cursor.list(0, shape: ShapeIndex.methodData) } }
    package var details: PaymentDetailsView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.paymentDetails) } }
    package var options: PaymentOptionsView? { @_lifetime(copy self) get { cursor.view(2, shape: ShapeIndex.paymentOptions) } }
}
