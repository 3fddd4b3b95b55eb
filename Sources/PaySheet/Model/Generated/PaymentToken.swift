// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The encrypted payment credentials, and details of the card.
///
/// ApplePayPaymentToken: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken>
public struct PaymentToken: PaymentObject {
    /// The card.
    public var paymentMethod: PaymentMethod
    /// The identifier of the payment, which may be printed on a receipt.
    public var transactionIdentifier: String? { get { _transactionIdentifier.value } set { _transactionIdentifier.value = newValue } }
    private var _transactionIdentifier = Kept<String?>(nil)
    /// The credentials, which only the payment processing key can decrypt.
    public var paymentData: EncryptedPaymentData? { get { _paymentData.value } set { _paymentData.value = newValue } }
    private var _paymentData = Boxed<EncryptedPaymentData>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentToken {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(paymentMethod: PaymentMethod) {
        self.paymentMethod = paymentMethod
        unknownMembers = UnknownMembers()
    }
}

extension PaymentToken: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentToken }

    /// The places of the members.
    package enum Slot {
        package static var paymentMethod: Int { 0 }
        package static var transactionIdentifier: Int { 1 }
        package static var paymentData: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentToken {
        PaymentToken(
            paymentMethod: try cursor.neededRecord(0, document),
            _transactionIdentifier: Kept(cursor.text(1, document)),
            _paymentData: cursor.boxedRecord(2, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "paymentMethod", paymentMethod)
        writer.put(1, "transactionIdentifier", _transactionIdentifier.form)
        writer.put(2, "paymentData", paymentData)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentToken> {
        reader.record(PaymentToken.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentToken: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentToken: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "paymentMethod": self.paymentMethod as Any,
                "transactionIdentifier": self.transactionIdentifier as Any,
                "paymentData": self.paymentData as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayPaymentToken in a checked document.
package struct PaymentTokenView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case paymentMethod, transactionIdentifier, paymentData
    }

    package static var shapes: [Int] { [ShapeIndex.paymentToken] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentToken }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var paymentMethod: PaymentMethodView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.paymentMethod) } }
    package var transactionIdentifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var paymentData: EncryptedPaymentDataView? { @_lifetime(copy self) get { cursor.view(2, shape: ShapeIndex.encryptedPaymentData) } }
}
