// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The agreement about one charge at a later date.
///
/// ApplePayDeferredPaymentRequest: <https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest>
public struct DeferredPaymentRequest: PaymentObject {
    /// The text of the agreement, above all about cancellation.
    public var billingAgreement: String? { get { _billingAgreement.value } set { _billingAgreement.value = newValue } }
    private var _billingAgreement = Kept<String?>(nil)
    /// The amount and the date of the charge.
    public var deferredBilling: LineItem
    /// The end of free cancellation.
    public var freeCancellationDate: DateTimeText? { get { _freeCancellationDate.value } set { _freeCancellationDate.value = newValue } }
    private var _freeCancellationDate = Boxed<DateTimeText>()
    /// The time zone of the cancellation date.
    public var freeCancellationDateTimeZone: String? {
        get { _freeCancellationDateTimeZone.value }
        set { _freeCancellationDateTimeZone.value = newValue }
    }
    private var _freeCancellationDateTimeZone = Kept<String?>(nil)
    /// The page where the shopper changes or ends the agreement.
    public var managementURL: String { get { _managementURL.value } set { _managementURL.value = newValue } }
    private var _managementURL: Kept<String>
    /// The purpose of the payment in the sheet.
    public var paymentDescription: String { get { _paymentDescription.value } set { _paymentDescription.value = newValue } }
    private var _paymentDescription: Kept<String>
    /// The base of the address for notifications about the merchant token.
    public var tokenNotificationURL: String? { get { _tokenNotificationURL.value } set { _tokenNotificationURL.value = newValue } }
    private var _tokenNotificationURL = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension DeferredPaymentRequest {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(deferredBilling: LineItem, managementURL: String, paymentDescription: String) {
        self.deferredBilling = deferredBilling
        _managementURL = Kept(of: managementURL)
        _paymentDescription = Kept(of: paymentDescription)
        unknownMembers = UnknownMembers()
    }
}

extension DeferredPaymentRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.deferredPaymentRequest }

    /// The places of the members.
    package enum Slot {
        package static var billingAgreement: Int { 0 }
        package static var deferredBilling: Int { 1 }
        package static var freeCancellationDate: Int { 2 }
        package static var freeCancellationDateTimeZone: Int { 3 }
        package static var managementURL: Int { 4 }
        package static var paymentDescription: Int { 5 }
        package static var tokenNotificationURL: Int { 6 }
        package static var count: Int { 7 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> DeferredPaymentRequest {
        DeferredPaymentRequest(
            _billingAgreement: Kept(cursor.text(0, document)),
            deferredBilling: try cursor.neededRecord(1, document),
            _freeCancellationDate: cursor.boxed(2) { cursor in cursor.timestamp(2, document) },
            _freeCancellationDateTimeZone: Kept(cursor.text(3, document)),
            _managementURL: Kept(try cursor.needed(cursor.text(4, document))),
            _paymentDescription: Kept(try cursor.needed(cursor.text(5, document))),
            _tokenNotificationURL: Kept(cursor.text(6, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "billingAgreement", _billingAgreement.form)
        writer.put(1, "deferredBilling", deferredBilling)
        writer.put(2, "freeCancellationDate", freeCancellationDate)
        writer.put(3, "freeCancellationDateTimeZone", _freeCancellationDateTimeZone.form)
        writer.put(4, "managementURL", _managementURL.form)
        writer.put(5, "paymentDescription", _paymentDescription.form)
        writer.put(6, "tokenNotificationURL", _tokenNotificationURL.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<DeferredPaymentRequest> {
        reader.record(DeferredPaymentRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension DeferredPaymentRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension DeferredPaymentRequest: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "billingAgreement": self.billingAgreement as Any,
                "deferredBilling": self.deferredBilling as Any,
                "freeCancellationDate": self.freeCancellationDate as Any,
                "freeCancellationDateTimeZone": self.freeCancellationDateTimeZone as Any,
                "managementURL": self.managementURL as Any,
                "paymentDescription": self.paymentDescription as Any,
                "tokenNotificationURL": self.tokenNotificationURL as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayDeferredPaymentRequest in a checked document.
package struct DeferredPaymentRequestView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case billingAgreement, deferredBilling, freeCancellationDate, freeCancellationDateTimeZone, managementURL, paymentDescription, tokenNotificationURL
    }

    package static var shapes: [Int] { [ShapeIndex.deferredPaymentRequest] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.deferredPaymentRequest }
    package var memberCount: Int { 7 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var billingAgreement: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var deferredBilling: LineItemView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.lineItem) } }
    package var freeCancellationDate: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var freeCancellationDateTimeZone: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var managementURL: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var paymentDescription: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var tokenNotificationURL: Text? { @_lifetime(copy self) get { cursor.text(6) } }
}
