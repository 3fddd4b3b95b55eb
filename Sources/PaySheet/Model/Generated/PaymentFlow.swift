// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

/// The record of a whole payment: the request, the answers to every change, and the result.
///
/// PaymentFlow: <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct PaymentFlow: PaymentObject {
    /// The request that opened the sheet.
    public var request: PaymentRequest
    /// The Apple Pay version of the session.
    public var apiVersion: UInt32?
    /// The shop's order.
    public var order: Order? { get { _order.value } set { _order.value = newValue } }
    private var _order = Boxed<Order>()
    /// The merchants of the marketplace.
    public var directory: MerchantDirectory? { get { _directory.value } set { _directory.value = newValue } }
    private var _directory = Boxed<MerchantDirectory>()
    /// The changes in the sheet with their answers, in the order in which they happened.
    public var events: [FlowEvent]?
    /// The result of the payment.
    public var result: AuthorizationResult? { get { _result.value } set { _result.value = newValue } }
    private var _result = Boxed<AuthorizationResult>()
    /// The content of the payment token. Use a test card if you keep the flow.
    public var decryptedToken: DecryptedPaymentData? { get { _decryptedToken.value } set { _decryptedToken.value = newValue } }
    private var _decryptedToken = Boxed<DecryptedPaymentData>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentFlow {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(request: PaymentRequest) {
        self.request = request
        unknownMembers = UnknownMembers()
    }
}

extension PaymentFlow: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentFlow }

    /// The places of the members.
    package enum Slot {
        package static var request: Int { 0 }
        package static var apiVersion: Int { 1 }
        package static var order: Int { 2 }
        package static var directory: Int { 3 }
        package static var events: Int { 4 }
        package static var result: Int { 5 }
        package static var decryptedToken: Int { 6 }
        package static var count: Int { 7 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentFlow {
        PaymentFlow(
            request: try cursor.neededRecord(0, document),
            apiVersion: cursor.unsignedLong(1),
            _order: cursor.boxedRecord(2, document),
            _directory: cursor.boxedRecord(3, document),
            events: cursor.records(4, document),
            _result: cursor.boxedRecord(5, document),
            _decryptedToken: cursor.boxedRecord(6, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "request", request)
        writer.put(1, "apiVersion", apiVersion)
        writer.put(2, "order", order)
        writer.put(3, "directory", directory)
        writer.put(4, "events", events)
        writer.put(5, "result", result)
        writer.put(6, "decryptedToken", decryptedToken)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentFlow> {
        reader.record(PaymentFlow.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
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
                "apiVersion": self.apiVersion as Any,
                "order": self.order as Any,
                "directory": self.directory as Any,
                "events": self.events as Any,
                "result": self.result as Any,
                "decryptedToken": self.decryptedToken as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentFlow in a checked document.
package struct PaymentFlowView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case request, apiVersion, order, directory, events, result, decryptedToken
    }

    package static var shapes: [Int] { [ShapeIndex.paymentFlow] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentFlow }
    package var memberCount: Int { 7 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var request: PaymentRequestView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.paymentRequest) } }
    package var apiVersion: UInt32? { cursor.unsignedLong(1) }
    package var order: OrderView? { @_lifetime(copy self) get { cursor.view(2, shape: ShapeIndex.order) } }
    package var directory: MerchantDirectoryView? { @_lifetime(copy self) get { cursor.view(3, shape: ShapeIndex.merchantDirectory) } }
    package var events: Records<FlowEventView>? { @_lifetime(copy self) get { cursor.list(4, shape: ShapeIndex.flowEvent) } }
    package var result: AuthorizationResultView? { @_lifetime(copy self) get { cursor.view(5, shape: ShapeIndex.authorizationResult) } }
    package var decryptedToken: DecryptedPaymentDataView? { @_lifetime(copy self) get { cursor.view(6, shape: ShapeIndex.decryptedPaymentData) } }
}
