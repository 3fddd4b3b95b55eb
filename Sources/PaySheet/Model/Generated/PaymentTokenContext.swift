// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The token and share of one merchant in a payment to several.
///
/// ApplePayPaymentTokenContext: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext>
public struct PaymentTokenContext: PaymentObject {
    /// The Apple identifier of that merchant, or of the shop that makes the request.
    public var merchantIdentifier: String { get { _merchantIdentifier.value } set { _merchantIdentifier.value = newValue } }
    private var _merchantIdentifier: Kept<String>
    /// The shop's own permanent key for that merchant.
    public var externalIdentifier: String { get { _externalIdentifier.value } set { _externalIdentifier.value = newValue } }
    private var _externalIdentifier: Kept<String>
    /// The name of the merchant in the sheet.
    public var merchantName: String { get { _merchantName.value } set { _merchantName.value = newValue } }
    private var _merchantName: Kept<String>
    /// The merchant's top-level domain.
    public var merchantDomain: String? { get { _merchantDomain.value } set { _merchantDomain.value = newValue } }
    private var _merchantDomain = Kept<String?>(nil)
    /// The highest amount that the merchant can charge with its token, in the currency of the request.
    public var amount: Amount
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentTokenContext {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(merchantIdentifier: String, externalIdentifier: String, merchantName: String, amount: Amount) {
        _merchantIdentifier = Kept(of: merchantIdentifier)
        _externalIdentifier = Kept(of: externalIdentifier)
        _merchantName = Kept(of: merchantName)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}

extension PaymentTokenContext: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentTokenContext }

    /// The places of the members.
    package enum Slot {
        package static var merchantIdentifier: Int { 0 }
        package static var externalIdentifier: Int { 1 }
        package static var merchantName: Int { 2 }
        package static var merchantDomain: Int { 3 }
        package static var amount: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentTokenContext {
        PaymentTokenContext(
            _merchantIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            _externalIdentifier: Kept(try cursor.needed(cursor.text(1, document))),
            _merchantName: Kept(try cursor.needed(cursor.text(2, document))),
            _merchantDomain: Kept(cursor.text(3, document)),
            amount: try cursor.needed(cursor.amount(4)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "merchantIdentifier", _merchantIdentifier.form)
        writer.put(1, "externalIdentifier", _externalIdentifier.form)
        writer.put(2, "merchantName", _merchantName.form)
        writer.put(3, "merchantDomain", _merchantDomain.form)
        writer.put(4, "amount", amount)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentTokenContext> {
        reader.record(PaymentTokenContext.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentTokenContext: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentTokenContext: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "merchantIdentifier": self.merchantIdentifier as Any,
                "externalIdentifier": self.externalIdentifier as Any,
                "merchantName": self.merchantName as Any,
                "merchantDomain": self.merchantDomain as Any,
                "amount": self.amount as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayPaymentTokenContext in a checked document.
package struct PaymentTokenContextView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case merchantIdentifier, externalIdentifier, merchantName, merchantDomain, amount
    }

    package static var shapes: [Int] { [ShapeIndex.paymentTokenContext] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentTokenContext }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var merchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var externalIdentifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var merchantName: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var merchantDomain: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var amount: Amount? { cursor.amount(4) }
}
