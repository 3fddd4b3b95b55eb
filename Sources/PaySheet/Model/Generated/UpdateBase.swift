// Generated from Sources/PaySheetShapes. Do not edit; `swift run generate-paysheet-sources` writes it anew.

/// Holds the members that the four answers to a change in the sheet have in common.
///
/// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDetailsUpdateBase.idl>
public protocol UpdateBase: PaymentObject {
    /// Holds the total that is charged from now on.
    var newTotal: LineItem { get set }
    /// Lists what the new total is made of.
    var newLineItems: [LineItem]? { get set }
    /// Replaces the shares of the merchants, which otherwise stay.
    var newMultiTokenContexts: [PaymentTokenContext]? { get set }
    /// Replaces the terms of the automatic reload.
    var newAutomaticReloadPaymentRequest: AutomaticReloadPaymentRequest? { get set }
    /// Replaces the terms of the recurring payment.
    var newRecurringPaymentRequest: RecurringPaymentRequest? { get set }
    /// Replaces the terms of the deferred payment.
    var newDeferredPaymentRequest: DeferredPaymentRequest? { get set }
    /// Replaces the terms of the transfer.
    var newDisbursementRequest: DisbursementRequest? { get set }
}
