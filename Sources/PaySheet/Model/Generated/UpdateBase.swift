// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The common members of the four updates.
///
/// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDetailsUpdateBase.idl>
package protocol UpdateBase: PaymentObject {
    /// The new total.
    var newTotal: LineItem { get set }
    /// The items of the new total. Default: `[]`.
    var newLineItems: [LineItem]? { get set }
    /// The new shares of the merchants. By default they stay. Apple Pay version 14.
    var newMultiTokenContexts: [PaymentTokenContext]? { get set }
    /// The new agreement about automatic reloads. Apple Pay version 14.
    var newAutomaticReloadPaymentRequest: AutomaticReloadPaymentRequest? { get set }
    /// The new agreement about recurring payments. Apple Pay version 14.
    var newRecurringPaymentRequest: RecurringPaymentRequest? { get set }
    /// The new agreement about the deferred payment. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4).
    var newDeferredPaymentRequest: DeferredPaymentRequest? { get set }
    /// The new conditions of the transfer. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
    var newDisbursementRequest: DisbursementRequest? { get set }
}

/// Reads ApplePayDetailsUpdateBase in a checked document.
package struct UpdateBaseView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case newTotal, newLineItems, newMultiTokenContexts, newAutomaticReloadPaymentRequest, newRecurringPaymentRequest, newDeferredPaymentRequest, newDisbursementRequest
    }

    package static var shapes: [Int] { [ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate, ShapeIndex.couponCodeUpdate] }

    package let cursor: Cursor
    package let shape: Int

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
    }

    package var newTotal: LineItemView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.lineItem) } }
    package var newLineItems: Records<LineItemView>? { @_lifetime(copy self) get { cursor.list(1, shape: ShapeIndex.lineItem) } }
    package var newMultiTokenContexts: Records<PaymentTokenContextView>? { @_lifetime(copy self) get { cursor.list(2, shape: ShapeIndex.paymentTokenContext) } }
    package var newAutomaticReloadPaymentRequest: AutomaticReloadPaymentRequestView? { @_lifetime(copy self) get { cursor.view(3, shape: ShapeIndex.automaticReloadPaymentRequest) } }
    package var newRecurringPaymentRequest: RecurringPaymentRequestView? { @_lifetime(copy self) get { cursor.view(4, shape: ShapeIndex.recurringPaymentRequest) } }
    package var newDeferredPaymentRequest: DeferredPaymentRequestView? { @_lifetime(copy self) get { cursor.view(5, shape: ShapeIndex.deferredPaymentRequest) } }
    package var newDisbursementRequest: DisbursementRequestView? { @_lifetime(copy self) get { cursor.view(6, shape: ShapeIndex.disbursementRequest) } }
}
