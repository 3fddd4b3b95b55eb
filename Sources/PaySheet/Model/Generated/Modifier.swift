// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// Changed amounts and shipping for one card type in the W3C Payment Request API.
///
/// ApplePayModifier: <https://developer.apple.com/documentation/applepayontheweb/applepaymodifier>
public struct Modifier: PaymentObject {
    /// The card type of the change. Without it, the change applies to every type.
    public var paymentMethodType: PaymentMethodType?
    /// The new total. Apple Pay version 12.
    public var total: LineItem? { get { _total.value } set { _total.value = newValue } }
    private var _total = Boxed<LineItem>()
    /// The items to show after those of the request. Default: `[]`. Apple Pay version 12.
    public var additionalLineItems: [LineItem]?
    /// The shipping methods to offer after those of the request. Default: `[]`. Apple Pay version 12.
    public var additionalShippingMethods: [ShippingMethod]?
    /// The merchants with their own payment tokens, and their shares. Apple Pay version 14.
    public var multiTokenContexts: [PaymentTokenContext]?
    /// The request for permission to top up a balance when it is low. Apple Pay version 14.
    public var automaticReloadPaymentRequest: AutomaticReloadPaymentRequest? {
        get { _automaticReloadPaymentRequest.value }
        set { _automaticReloadPaymentRequest.value = newValue }
    }
    private var _automaticReloadPaymentRequest = Boxed<AutomaticReloadPaymentRequest>()
    /// The request for permission to charge at regular intervals. Apple Pay version 14.
    public var recurringPaymentRequest: RecurringPaymentRequest? {
        get { _recurringPaymentRequest.value }
        set { _recurringPaymentRequest.value = newValue }
    }
    private var _recurringPaymentRequest = Boxed<RecurringPaymentRequest>()
    /// The request for permission to charge once at a later date. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4).
    public var deferredPaymentRequest: DeferredPaymentRequest? {
        get { _deferredPaymentRequest.value }
        set { _deferredPaymentRequest.value = newValue }
    }
    private var _deferredPaymentRequest = Boxed<DeferredPaymentRequest>()
    /// The request to send money to the shopper instead of charging. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
    public var disbursementRequest: DisbursementRequest? {
        get { _disbursementRequest.value }
        set { _disbursementRequest.value = newValue }
    }
    private var _disbursementRequest = Boxed<DisbursementRequest>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension Modifier {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension Modifier: Record {
    package static var shapeIndex: Int { ShapeIndex.modifier }

    /// The places of the members.
    package enum Slot {
        package static var paymentMethodType: Int { 0 }
        package static var total: Int { 1 }
        package static var additionalLineItems: Int { 2 }
        package static var additionalShippingMethods: Int { 3 }
        package static var multiTokenContexts: Int { 4 }
        package static var automaticReloadPaymentRequest: Int { 5 }
        package static var recurringPaymentRequest: Int { 6 }
        package static var deferredPaymentRequest: Int { 7 }
        package static var disbursementRequest: Int { 8 }
        package static var count: Int { 9 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> Modifier {
        Modifier(
            paymentMethodType: cursor.word(0),
            _total: cursor.boxedRecord(1, document),
            additionalLineItems: cursor.records(2, document),
            additionalShippingMethods: cursor.records(3, document),
            multiTokenContexts: cursor.records(4, document),
            _automaticReloadPaymentRequest: cursor.boxedRecord(5, document),
            _recurringPaymentRequest: cursor.boxedRecord(6, document),
            _deferredPaymentRequest: cursor.boxedRecord(7, document),
            _disbursementRequest: cursor.boxedRecord(8, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "paymentMethodType", paymentMethodType)
        writer.put(1, "total", total)
        writer.put(2, "additionalLineItems", additionalLineItems)
        writer.put(3, "additionalShippingMethods", additionalShippingMethods)
        writer.put(4, "multiTokenContexts", multiTokenContexts)
        writer.put(5, "automaticReloadPaymentRequest", automaticReloadPaymentRequest)
        writer.put(6, "recurringPaymentRequest", recurringPaymentRequest)
        writer.put(7, "deferredPaymentRequest", deferredPaymentRequest)
        writer.put(8, "disbursementRequest", disbursementRequest)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<Modifier> {
        reader.record(Modifier.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension Modifier: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension Modifier: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "paymentMethodType": self.paymentMethodType as Any,
                "total": self.total as Any,
                "additionalLineItems": self.additionalLineItems as Any,
                "additionalShippingMethods": self.additionalShippingMethods as Any,
                "multiTokenContexts": self.multiTokenContexts as Any,
                "automaticReloadPaymentRequest": self.automaticReloadPaymentRequest as Any,
                "recurringPaymentRequest": self.recurringPaymentRequest as Any,
                "deferredPaymentRequest": self.deferredPaymentRequest as Any,
                "disbursementRequest": self.disbursementRequest as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayModifier in a checked document.
package struct ModifierView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case paymentMethodType, total, additionalLineItems, additionalShippingMethods, multiTokenContexts, automaticReloadPaymentRequest, recurringPaymentRequest, deferredPaymentRequest, disbursementRequest
    }

    package static var shapes: [Int] { [ShapeIndex.modifier] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.modifier }
    package var memberCount: Int { 9 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var paymentMethodType: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var total: LineItemView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.lineItem) } }
    package var additionalLineItems: Records<LineItemView>? { @_lifetime(copy self) get { cursor.list(2, shape: ShapeIndex.lineItem) } }
    package var additionalShippingMethods: Records<ShippingMethodView>? { @_lifetime(copy self) get { cursor.list(3, shape: ShapeIndex.shippingMethod) } }
    package var multiTokenContexts: Records<PaymentTokenContextView>? { @_lifetime(copy self) get { cursor.list(4, shape: ShapeIndex.paymentTokenContext) } }
    package var automaticReloadPaymentRequest: AutomaticReloadPaymentRequestView? { @_lifetime(copy self) get { cursor.view(5, shape: ShapeIndex.automaticReloadPaymentRequest) } }
    package var recurringPaymentRequest: RecurringPaymentRequestView? { @_lifetime(copy self) get { cursor.view(6, shape: ShapeIndex.recurringPaymentRequest) } }
    package var deferredPaymentRequest: DeferredPaymentRequestView? { @_lifetime(copy self) get { cursor.view(7, shape: ShapeIndex.deferredPaymentRequest) } }
    package var disbursementRequest: DisbursementRequestView? { @_lifetime(copy self) get { cursor.view(8, shape: ShapeIndex.disbursementRequest) } }
}
