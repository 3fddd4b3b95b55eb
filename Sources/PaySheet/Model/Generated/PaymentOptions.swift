// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The information that the shopper must provide besides the payment.
///
/// PaymentOptions: <https://www.w3.org/TR/payment-request/#paymentoptions-dictionary>
public struct PaymentOptions: PaymentObject {
    /// Whether to request the payer's name. Default: `false`.
    public var requestPayerName: Bool?
    /// Whether to request the billing address. Default: `false`.
    public var requestBillingAddress: Bool?
    /// Whether to request the payer's email address. Default: `false`.
    public var requestPayerEmail: Bool?
    /// Whether to request the payer's telephone number. Default: `false`.
    public var requestPayerPhone: Bool?
    /// Whether to request a shipping address. Default: `false`.
    public var requestShipping: Bool?
    /// The type of delivery. Default: `"shipping"`.
    public var shippingType: W3CShippingType?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentOptions {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PaymentOptions: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentOptions }

    /// The places of the members.
    package enum Slot {
        package static var requestPayerName: Int { 0 }
        package static var requestBillingAddress: Int { 1 }
        package static var requestPayerEmail: Int { 2 }
        package static var requestPayerPhone: Int { 3 }
        package static var requestShipping: Int { 4 }
        package static var shippingType: Int { 5 }
        package static var count: Int { 6 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentOptions {
        PaymentOptions(
            requestPayerName: cursor.boolean(0),
            requestBillingAddress: cursor.boolean(1),
            requestPayerEmail: cursor.boolean(2),
            requestPayerPhone: cursor.boolean(3),
            requestShipping: cursor.boolean(4),
            shippingType: cursor.word(5),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "requestPayerName", requestPayerName)
        writer.put(1, "requestBillingAddress", requestBillingAddress)
        writer.put(2, "requestPayerEmail", requestPayerEmail)
        writer.put(3, "requestPayerPhone", requestPayerPhone)
        writer.put(4, "requestShipping", requestShipping)
        writer.put(5, "shippingType", shippingType)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentOptions> {
        reader.record(PaymentOptions.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentOptions: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentOptions: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "requestPayerName": self.requestPayerName as Any,
                "requestBillingAddress": self.requestBillingAddress as Any,
                "requestPayerEmail": self.requestPayerEmail as Any,
                "requestPayerPhone": self.requestPayerPhone as Any,
                "requestShipping": self.requestShipping as Any,
                "shippingType": self.shippingType as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentOptions in a checked document.
package struct PaymentOptionsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case requestPayerName, requestBillingAddress, requestPayerEmail, requestPayerPhone, requestShipping, shippingType
    }

    package static var shapes: [Int] { [ShapeIndex.paymentOptions] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentOptions }
    package var memberCount: Int { 6 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var requestPayerName: Bool? { cursor.boolean(0) }
    package var requestBillingAddress: Bool? { cursor.boolean(1) }
    package var requestPayerEmail: Bool? { cursor.boolean(2) }
    package var requestPayerPhone: Bool? { cursor.boolean(3) }
    package var requestShipping: Bool? { cursor.boolean(4) }
    package var shippingType: WordView? { @_lifetime(copy self) get { cursor.wordView(5) } }
}
