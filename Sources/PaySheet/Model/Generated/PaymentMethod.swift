// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The card that the shopper chose.
///
/// ApplePayPaymentMethod: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethod>
public struct PaymentMethod: PaymentObject {
    /// A description of the card for its owner.
    public var displayName: String? { get { _displayName.value } set { _displayName.value = newValue } }
    private var _displayName = Kept<String?>(nil)
    /// The display name of the card's network.
    public var network: String? { get { _network.value } set { _network.value = newValue } }
    private var _network = Kept<String?>(nil)
    /// The type of card.
    public var type: PaymentMethodType?
    /// The pass of a cobranded or store card, for registered sites.
    public var paymentPass: PaymentPass? { get { _paymentPass.value } set { _paymentPass.value = newValue } }
    private var _paymentPass = Boxed<PaymentPass>()
    /// The billing contact, shortened before authorization. Apple Pay version 10.
    public var billingContact: PaymentContact? { get { _billingContact.value } set { _billingContact.value = newValue } }
    private var _billingContact = Boxed<PaymentContact>()
    /// The link between the card and an installment offer. In WebKit, not in Apple's reference (version 8 with installments).
    public var bindToken: String? { get { _bindToken.value } set { _bindToken.value = newValue } }
    private var _bindToken = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentMethod {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PaymentMethod: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentMethod }

    /// The places of the members.
    package enum Slot {
        package static var displayName: Int { 0 }
        package static var network: Int { 1 }
        package static var type: Int { 2 }
        package static var paymentPass: Int { 3 }
        package static var billingContact: Int { 4 }
        package static var bindToken: Int { 5 }
        package static var count: Int { 6 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentMethod {
        PaymentMethod(
            _displayName: Kept(cursor.text(0, document)),
            _network: Kept(cursor.text(1, document)),
            type: cursor.word(2),
            _paymentPass: cursor.boxedRecord(3, document),
            _billingContact: cursor.boxedRecord(4, document),
            _bindToken: Kept(cursor.text(5, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "displayName", _displayName.form)
        writer.put(1, "network", _network.form)
        writer.put(2, "type", type)
        writer.put(3, "paymentPass", paymentPass)
        writer.put(4, "billingContact", billingContact)
        writer.put(5, "bindToken", _bindToken.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentMethod> {
        reader.record(PaymentMethod.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentMethod: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentMethod: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "displayName": self.displayName as Any,
                "network": self.network as Any,
                "type": self.type as Any,
                "paymentPass": self.paymentPass as Any,
                "billingContact": self.billingContact as Any,
                "bindToken": self.bindToken as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayPaymentMethod in a checked document.
package struct PaymentMethodView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case displayName, network, type, paymentPass, billingContact, bindToken
    }

    package static var shapes: [Int] { [ShapeIndex.paymentMethod] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentMethod }
    package var memberCount: Int { 6 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var displayName: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var network: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var type: WordView? { @_lifetime(copy self) get { cursor.wordView(2) } }
    package var paymentPass: PaymentPassView? { @_lifetime(copy self) get { cursor.view(3, shape: ShapeIndex.paymentPass) } }
    package var billingContact: PaymentContactView? { @_lifetime(copy self) get { cursor.view(4, shape: ShapeIndex.paymentContact) } }
    package var bindToken: Text? { @_lifetime(copy self) get { cursor.text(5) } }
}
