// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The agreement about payments that top up a balance when it falls below a threshold.
///
/// ApplePayAutomaticReloadPaymentRequest: <https://developer.apple.com/documentation/applepayontheweb/applepayautomaticreloadpaymentrequest>
public struct AutomaticReloadPaymentRequest: PaymentObject {
    /// The purpose of the payment in the sheet.
    public var paymentDescription: String { get { _paymentDescription.value } set { _paymentDescription.value = newValue } }
    private var _paymentDescription: Kept<String>
    /// The amount of one reload, and the balance that triggers it.
    public var automaticReloadBilling: LineItem
    /// The text of the agreement, with at most 500 characters.
    public var billingAgreement: String? { get { _billingAgreement.value } set { _billingAgreement.value = newValue } }
    private var _billingAgreement = Kept<String?>(nil)
    /// The page where the shopper changes or ends the agreement.
    public var managementURL: String { get { _managementURL.value } set { _managementURL.value = newValue } }
    private var _managementURL: Kept<String>
    /// The base of the address for notifications about the merchant token.
    public var tokenNotificationURL: String? { get { _tokenNotificationURL.value } set { _tokenNotificationURL.value = newValue } }
    private var _tokenNotificationURL = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension AutomaticReloadPaymentRequest {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(paymentDescription: String, automaticReloadBilling: LineItem, managementURL: String) {
        _paymentDescription = Kept(of: paymentDescription)
        self.automaticReloadBilling = automaticReloadBilling
        _managementURL = Kept(of: managementURL)
        unknownMembers = UnknownMembers()
    }
}

extension AutomaticReloadPaymentRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.automaticReloadPaymentRequest }

    /// The places of the members.
    package enum Slot {
        package static var paymentDescription: Int { 0 }
        package static var automaticReloadBilling: Int { 1 }
        package static var billingAgreement: Int { 2 }
        package static var managementURL: Int { 3 }
        package static var tokenNotificationURL: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> AutomaticReloadPaymentRequest {
        AutomaticReloadPaymentRequest(
            _paymentDescription: Kept(try cursor.needed(cursor.text(0, document))),
            automaticReloadBilling: try cursor.neededRecord(1, document),
            _billingAgreement: Kept(cursor.text(2, document)),
            _managementURL: Kept(try cursor.needed(cursor.text(3, document))),
            _tokenNotificationURL: Kept(cursor.text(4, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "paymentDescription", _paymentDescription.form)
        writer.put(1, "automaticReloadBilling", automaticReloadBilling)
        writer.put(2, "billingAgreement", _billingAgreement.form)
        writer.put(3, "managementURL", _managementURL.form)
        writer.put(4, "tokenNotificationURL", _tokenNotificationURL.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<AutomaticReloadPaymentRequest> {
        reader.record(AutomaticReloadPaymentRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension AutomaticReloadPaymentRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension AutomaticReloadPaymentRequest: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "paymentDescription": self.paymentDescription as Any,
                "automaticReloadBilling": self.automaticReloadBilling as Any,
                "billingAgreement": self.billingAgreement as Any,
                "managementURL": self.managementURL as Any,
                "tokenNotificationURL": self.tokenNotificationURL as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayAutomaticReloadPaymentRequest in a checked document.
package struct AutomaticReloadPaymentRequestView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case paymentDescription, automaticReloadBilling, billingAgreement, managementURL, tokenNotificationURL
    }

    package static var shapes: [Int] { [ShapeIndex.automaticReloadPaymentRequest] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.automaticReloadPaymentRequest }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var paymentDescription: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var automaticReloadBilling: LineItemView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.lineItem) } }
    package var billingAgreement: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var managementURL: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var tokenNotificationURL: Text? { @_lifetime(copy self) get { cursor.text(4) } }
}
