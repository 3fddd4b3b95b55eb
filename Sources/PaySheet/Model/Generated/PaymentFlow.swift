// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The record of a whole payment: the request, the answers to every change, and the result.
///
/// PaymentFlow: <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct PaymentFlow: PaymentObject {
    /// The request that opened the sheet, if the page uses Apple Pay JS.
    public var request: PaymentRequest? { get { _request.value } set { _request.value = newValue } }
    private var _request = Boxed<PaymentRequest>()
    /// The arguments of the constructor, if the page uses the W3C interface.
    public var paymentRequest: W3CPaymentRequest? { get { _paymentRequest.value } set { _paymentRequest.value = newValue } }
    private var _paymentRequest = Boxed<W3CPaymentRequest>()
    /// The Apple Pay version of the session.
    public var apiVersion: UInt32?
    /// The shop's order.
    public var order: ShopOrder? { get { _order.value } set { _order.value = newValue } }
    private var _order = Boxed<ShopOrder>()
    /// The merchants of the marketplace.
    public var directory: MerchantDirectory? { get { _directory.value } set { _directory.value = newValue } }
    private var _directory = Boxed<MerchantDirectory>()
    /// The changes in the sheet with their answers, in the order in which they happened.
    public var events: [FlowEvent]?
    /// The payment that the shopper authorized. Use a test card if you keep the flow.
    public var payment: AuthorizedPayment? { get { _payment.value } set { _payment.value = newValue } }
    private var _payment = Boxed<AuthorizedPayment>()
    /// The result of the payment, for Apple Pay JS.
    public var result: AuthorizationResult? { get { _result.value } set { _result.value = newValue } }
    private var _result = Boxed<AuthorizationResult>()
    /// The first argument of complete(), for the W3C interface.
    public var complete: PaymentComplete?
    /// The second argument of complete(), for the W3C interface.
    public var completeDetails: CompleteDetails? { get { _completeDetails.value } set { _completeDetails.value = newValue } }
    private var _completeDetails = Boxed<CompleteDetails>()
    /// The content of the payment token. Use a test card if you keep the flow.
    public var decryptedToken: DecryptedPaymentData? { get { _decryptedToken.value } set { _decryptedToken.value = newValue } }
    private var _decryptedToken = Boxed<DecryptedPaymentData>()
    /// The calls of the page, the events of the sheet, and the acts of the shopper, in the order in which they happened.
    public var calls: [FlowCall]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentFlow {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PaymentFlow: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentFlow }

    /// The places of the members.
    package enum Slot {
        package static var request: Int { 0 }
        package static var paymentRequest: Int { 1 }
        package static var apiVersion: Int { 2 }
        package static var order: Int { 3 }
        package static var directory: Int { 4 }
        package static var events: Int { 5 }
        package static var payment: Int { 6 }
        package static var result: Int { 7 }
        package static var complete: Int { 8 }
        package static var completeDetails: Int { 9 }
        package static var decryptedToken: Int { 10 }
        package static var calls: Int { 11 }
        package static var count: Int { 12 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentFlow {
        PaymentFlow(
            _request: cursor.boxedRecord(0, document),
            _paymentRequest: cursor.boxedRecord(1, document),
            apiVersion: cursor.unsignedLong(2),
            _order: cursor.boxedRecord(3, document),
            _directory: cursor.boxedRecord(4, document),
            events: cursor.records(5, document),
            _payment: cursor.boxedRecord(6, document),
            _result: cursor.boxedRecord(7, document),
            complete: cursor.word(8),
            _completeDetails: cursor.boxedRecord(9, document),
            _decryptedToken: cursor.boxedRecord(10, document),
            calls: cursor.records(11, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "request", request)
        writer.put(1, "paymentRequest", paymentRequest)
        writer.put(2, "apiVersion", apiVersion)
        writer.put(3, "order", order)
        writer.put(4, "directory", directory)
        writer.put(5, "events", events)
        writer.put(6, "payment", payment)
        writer.put(7, "result", result)
        writer.put(8, "complete", complete)
        writer.put(9, "completeDetails", completeDetails)
        writer.put(10, "decryptedToken", decryptedToken)
        writer.put(11, "calls", calls)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentFlow> {
        reader.record(PaymentFlow.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentFlow: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentFlow: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "request": self.request as Any,
                "paymentRequest": self.paymentRequest as Any,
                "apiVersion": self.apiVersion as Any,
                "order": self.order as Any,
                "directory": self.directory as Any,
                "events": self.events as Any,
                "payment": self.payment as Any,
                "result": self.result as Any,
                "complete": self.complete as Any,
                "completeDetails": self.completeDetails as Any,
                "decryptedToken": self.decryptedToken as Any,
                "calls": self.calls as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentFlow in a checked document.
package struct PaymentFlowView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case request, paymentRequest, apiVersion, order, directory, events, payment, result, complete, completeDetails, decryptedToken, calls
    }

    package static var shapes: [Int] { [ShapeIndex.paymentFlow] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentFlow }
    package var memberCount: Int { 12 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var request: PaymentRequestView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.paymentRequest) } }
    package var paymentRequest: W3CPaymentRequestView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.w3cPaymentRequest) } }
    package var apiVersion: UInt32? { cursor.unsignedLong(2) }
    package var order: ShopOrderView? { @_lifetime(copy self) get { cursor.view(3, shape: ShapeIndex.shopOrder) } }
    package var directory: MerchantDirectoryView? { @_lifetime(copy self) get { cursor.view(4, shape: ShapeIndex.merchantDirectory) } }
    package var events: Records<FlowEventView>? { @_lifetime(copy self) get { cursor.list(5, shape: ShapeIndex.flowEvent) } }
    package var payment: AuthorizedPaymentView? { @_lifetime(copy self) get { cursor.view(6, shape: ShapeIndex.authorizedPayment) } }
    package var result: AuthorizationResultView? { @_lifetime(copy self) get { cursor.view(7, shape: ShapeIndex.authorizationResult) } }
    package var complete: WordView? { @_lifetime(copy self) get { cursor.wordView(8) } }
    package var completeDetails: CompleteDetailsView? { @_lifetime(copy self) get { cursor.view(9, shape: ShapeIndex.completeDetails) } }
    package var decryptedToken: DecryptedPaymentDataView? { @_lifetime(copy self) get { cursor.view(10, shape: ShapeIndex.decryptedPaymentData) } }
    package var calls: Records<FlowCallView>? { @_lifetime(copy self) get { cursor.list(11, shape: ShapeIndex.flowCall) } }
}
