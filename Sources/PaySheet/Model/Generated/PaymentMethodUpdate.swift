// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The update after the choice of another card.
///
/// ApplePayPaymentMethodUpdate: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodupdate>
public struct PaymentMethodUpdate: PaymentObject {
    /// The new total.
    public var newTotal: LineItem
    /// The items of the new total. Default: `[]`.
    public var newLineItems: [LineItem]?
    /// The new shares of the merchants. By default they stay. Apple Pay version 14.
    public var newMultiTokenContexts: [PaymentTokenContext]?
    /// The new agreement about automatic reloads. Apple Pay version 14.
    public var newAutomaticReloadPaymentRequest: AutomaticReloadPaymentRequest? {
        get { _newAutomaticReloadPaymentRequest.value }
        set { _newAutomaticReloadPaymentRequest.value = newValue }
    }
    private var _newAutomaticReloadPaymentRequest = Boxed<AutomaticReloadPaymentRequest>()
    /// The new agreement about recurring payments. Apple Pay version 14.
    public var newRecurringPaymentRequest: RecurringPaymentRequest? {
        get { _newRecurringPaymentRequest.value }
        set { _newRecurringPaymentRequest.value = newValue }
    }
    private var _newRecurringPaymentRequest = Boxed<RecurringPaymentRequest>()
    /// The new agreement about the deferred payment. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4).
    public var newDeferredPaymentRequest: DeferredPaymentRequest? {
        get { _newDeferredPaymentRequest.value }
        set { _newDeferredPaymentRequest.value = newValue }
    }
    private var _newDeferredPaymentRequest = Boxed<DeferredPaymentRequest>()
    /// The new conditions of the transfer. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
    public var newDisbursementRequest: DisbursementRequest? {
        get { _newDisbursementRequest.value }
        set { _newDisbursementRequest.value = newValue }
    }
    private var _newDisbursementRequest = Boxed<DisbursementRequest>()
    /// The errors, the most important first. Apple Pay version 12.
    public var errors: [PaymentError]?
    /// The new shipping methods. Apple Pay version 12.
    public var newShippingMethods: [ShippingMethod]?
    /// The identifier of the installment group for the card. In WebKit, not in Apple's reference (version 8 with installments).
    public var installmentGroupIdentifier: String? {
        get { _installmentGroupIdentifier.value }
        set { _installmentGroupIdentifier.value = newValue }
    }
    private var _installmentGroupIdentifier = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentMethodUpdate {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(newTotal: LineItem) {
        self.newTotal = newTotal
        unknownMembers = UnknownMembers()
    }
}

extension PaymentMethodUpdate: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentMethodUpdate }

    /// The places of the members.
    package enum Slot {
        package static var newTotal: Int { 0 }
        package static var newLineItems: Int { 1 }
        package static var newMultiTokenContexts: Int { 2 }
        package static var newAutomaticReloadPaymentRequest: Int { 3 }
        package static var newRecurringPaymentRequest: Int { 4 }
        package static var newDeferredPaymentRequest: Int { 5 }
        package static var newDisbursementRequest: Int { 6 }
        package static var errors: Int { 7 }
        package static var newShippingMethods: Int { 8 }
        package static var installmentGroupIdentifier: Int { 9 }
        package static var count: Int { 10 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentMethodUpdate {
        PaymentMethodUpdate(
            newTotal: try cursor.neededRecord(0, document),
            newLineItems: cursor.records(1, document),
            newMultiTokenContexts: cursor.records(2, document),
            _newAutomaticReloadPaymentRequest: cursor.boxedRecord(3, document),
            _newRecurringPaymentRequest: cursor.boxedRecord(4, document),
            _newDeferredPaymentRequest: cursor.boxedRecord(5, document),
            _newDisbursementRequest: cursor.boxedRecord(6, document),
            errors: cursor.records(7, document),
            newShippingMethods: cursor.records(8, document),
            _installmentGroupIdentifier: Kept(cursor.text(9, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "newTotal", newTotal)
        writer.put(1, "newLineItems", newLineItems)
        writer.put(2, "newMultiTokenContexts", newMultiTokenContexts)
        writer.put(3, "newAutomaticReloadPaymentRequest", newAutomaticReloadPaymentRequest)
        writer.put(4, "newRecurringPaymentRequest", newRecurringPaymentRequest)
        writer.put(5, "newDeferredPaymentRequest", newDeferredPaymentRequest)
        writer.put(6, "newDisbursementRequest", newDisbursementRequest)
        writer.put(7, "errors", errors)
        writer.put(8, "newShippingMethods", newShippingMethods)
        writer.put(9, "installmentGroupIdentifier", _installmentGroupIdentifier.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentMethodUpdate> {
        reader.record(PaymentMethodUpdate.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentMethodUpdate: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentMethodUpdate: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "newTotal": self.newTotal as Any,
                "newLineItems": self.newLineItems as Any,
                "newMultiTokenContexts": self.newMultiTokenContexts as Any,
                "newAutomaticReloadPaymentRequest": self.newAutomaticReloadPaymentRequest as Any,
                "newRecurringPaymentRequest": self.newRecurringPaymentRequest as Any,
                "newDeferredPaymentRequest": self.newDeferredPaymentRequest as Any,
                "newDisbursementRequest": self.newDisbursementRequest as Any,
                "errors": self.errors as Any,
                "newShippingMethods": self.newShippingMethods as Any,
                "installmentGroupIdentifier": self.installmentGroupIdentifier as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

extension PaymentMethodUpdate: UpdateBase {}

/// Reads ApplePayPaymentMethodUpdate in a checked document.
package struct PaymentMethodUpdateView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case newTotal, newLineItems, newMultiTokenContexts, newAutomaticReloadPaymentRequest, newRecurringPaymentRequest, newDeferredPaymentRequest, newDisbursementRequest, errors, newShippingMethods, installmentGroupIdentifier
    }

    package static var shapes: [Int] { [ShapeIndex.paymentMethodUpdate] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentMethodUpdate }
    package var memberCount: Int { 10 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var newTotal: LineItemView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.lineItem) } }
    package var newLineItems: Records<LineItemView>? { @_lifetime(copy self) get { cursor.list(1, shape: ShapeIndex.lineItem) } }
    package var newMultiTokenContexts: Records<PaymentTokenContextView>? { @_lifetime(copy self) get { cursor.list(2, shape: ShapeIndex.paymentTokenContext) } }
    package var newAutomaticReloadPaymentRequest: AutomaticReloadPaymentRequestView? { @_lifetime(copy self) get { cursor.view(3, shape: ShapeIndex.automaticReloadPaymentRequest) } }
    package var newRecurringPaymentRequest: RecurringPaymentRequestView? { @_lifetime(copy self) get { cursor.view(4, shape: ShapeIndex.recurringPaymentRequest) } }
    package var newDeferredPaymentRequest: DeferredPaymentRequestView? { @_lifetime(copy self) get { cursor.view(5, shape: ShapeIndex.deferredPaymentRequest) } }
    package var newDisbursementRequest: DisbursementRequestView? { @_lifetime(copy self) get { cursor.view(6, shape: ShapeIndex.disbursementRequest) } }
    package var errors: Records<PaymentErrorView>? { @_lifetime(copy self) get { cursor.list(7, shape: ShapeIndex.paymentError) } }
    package var newShippingMethods: Records<ShippingMethodView>? { @_lifetime(copy self) get { cursor.list(8, shape: ShapeIndex.shippingMethod) } }
    package var installmentGroupIdentifier: Text? { @_lifetime(copy self) get { cursor.text(9) } }
}
