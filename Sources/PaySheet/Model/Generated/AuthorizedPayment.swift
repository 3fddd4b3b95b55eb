// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The authorized payment: the token and the requested contacts.
///
/// ApplePayPayment: <https://developer.apple.com/documentation/applepayontheweb/applepaypayment>
public struct AuthorizedPayment: PaymentObject {
    /// The encrypted payment credentials.
    public var token: PaymentToken
    /// The billing contact, if requested.
    public var billingContact: PaymentContact? { get { _billingContact.value } set { _billingContact.value = newValue } }
    private var _billingContact = Boxed<PaymentContact>()
    /// The shipping contact, if requested.
    public var shippingContact: PaymentContact? { get { _shippingContact.value } set { _shippingContact.value = newValue } }
    private var _shippingContact = Boxed<PaymentContact>()
    /// The permission to pay in installments. In WebKit, not in Apple's reference (version 8 with installments).
    public var installmentAuthorizationToken: String? {
        get { _installmentAuthorizationToken.value }
        set { _installmentAuthorizationToken.value = newValue }
    }
    private var _installmentAuthorizationToken = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension AuthorizedPayment {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(token: PaymentToken) {
        self.token = token
        unknownMembers = UnknownMembers()
    }
}

extension AuthorizedPayment: Record {
    package static var shapeIndex: Int { ShapeIndex.authorizedPayment }

    /// The places of the members.
    package enum Slot {
        package static var token: Int { 0 }
        package static var billingContact: Int { 1 }
        package static var shippingContact: Int { 2 }
        package static var installmentAuthorizationToken: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> AuthorizedPayment {
        AuthorizedPayment(
            token: try cursor.neededRecord(0, document),
            _billingContact: cursor.boxedRecord(1, document),
            _shippingContact: cursor.boxedRecord(2, document),
            _installmentAuthorizationToken: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "token", token)
        writer.put(1, "billingContact", billingContact)
        writer.put(2, "shippingContact", shippingContact)
        writer.put(3, "installmentAuthorizationToken", _installmentAuthorizationToken.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<AuthorizedPayment> {
        reader.record(AuthorizedPayment.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension AuthorizedPayment: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension AuthorizedPayment: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "token": self.token as Any,
                "billingContact": self.billingContact as Any,
                "shippingContact": self.shippingContact as Any,
                "installmentAuthorizationToken": self.installmentAuthorizationToken as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayPayment in a checked document.
package struct AuthorizedPaymentView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case token, billingContact, shippingContact, installmentAuthorizationToken
    }

    package static var shapes: [Int] { [ShapeIndex.authorizedPayment] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.authorizedPayment }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var token: PaymentTokenView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.paymentToken) } }
    package var billingContact: PaymentContactView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.paymentContact) } }
    package var shippingContact: PaymentContactView? { @_lifetime(copy self) get { cursor.view(2, shape: ShapeIndex.paymentContact) } }
    package var installmentAuthorizationToken: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
