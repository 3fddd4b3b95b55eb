// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

extension DocumentKind {
    /// `ApplePayPaymentRequest`.
    public static let paymentRequest = DocumentKind(name: "ApplePayPaymentRequest", shape: 0)
    /// `ApplePayPaymentMethodUpdate`.
    public static let paymentMethodUpdate = DocumentKind(name: "ApplePayPaymentMethodUpdate", shape: 14)
    /// `ApplePayShippingMethodUpdate`.
    public static let shippingMethodUpdate = DocumentKind(name: "ApplePayShippingMethodUpdate", shape: 15)
    /// `ApplePayShippingContactUpdate`.
    public static let shippingContactUpdate = DocumentKind(name: "ApplePayShippingContactUpdate", shape: 16)
    /// `ApplePayCouponCodeUpdate`.
    public static let couponCodeUpdate = DocumentKind(name: "ApplePayCouponCodeUpdate", shape: 17)
    /// `ApplePayPaymentAuthorizationResult`.
    public static let authorizationResult = DocumentKind(name: "ApplePayPaymentAuthorizationResult", shape: 18)
    /// `ApplePayPaymentCompleteDetails`.
    public static let completeDetails = DocumentKind(name: "ApplePayPaymentCompleteDetails", shape: 20)
    /// `ApplePayError`.
    public static let paymentError = DocumentKind(name: "ApplePayError", shape: 8)
    /// `ApplePayPayment`.
    public static let payment = DocumentKind(name: "ApplePayPayment", shape: 21)
    /// `ApplePayPaymentToken`.
    public static let paymentToken = DocumentKind(name: "ApplePayPaymentToken", shape: 22)
    /// `ApplePayPaymentContact`.
    public static let paymentContact = DocumentKind(name: "ApplePayPaymentContact", shape: 7)
    /// `PaymentRequest`.
    public static let w3cPaymentRequest = DocumentKind(name: "PaymentRequest", shape: 51)
    /// `PaymentDetailsUpdate`.
    public static let paymentDetailsUpdate = DocumentKind(name: "PaymentDetailsUpdate", shape: 46)
    /// `PaymentSessionRequest`.
    public static let paymentSessionRequest = DocumentKind(name: "PaymentSessionRequest", shape: 35)
    /// `MerchantSession`.
    public static let merchantSession = DocumentKind(name: "MerchantSession", shape: 36)
    /// `PaymentFlow`.
    public static let paymentFlow = DocumentKind(name: "PaymentFlow", shape: 66)
    /// `ApplePayRequest`.
    public static let applePayRequest = DocumentKind(name: "ApplePayRequest", shape: 1)
    /// `ApplePayModifier`.
    public static let modifier = DocumentKind(name: "ApplePayModifier", shape: 2)
    /// `RegisterMerchantRequest`.
    public static let registerMerchantRequest = DocumentKind(name: "RegisterMerchantRequest", shape: 37)
    /// `UnregisterMerchantRequest`.
    public static let unregisterMerchantRequest = DocumentKind(name: "UnregisterMerchantRequest", shape: 38)
    /// `DecryptedPaymentData`.
    public static let decryptedPaymentData = DocumentKind(name: "DecryptedPaymentData", shape: 57)
    /// `MerchantTokenEventResponse`.
    public static let merchantTokenEvent = DocumentKind(name: "MerchantTokenEventResponse", shape: 63)
    /// `Order`.
    public static let order = DocumentKind(name: "Order", shape: 70)
    /// `Merchants`.
    public static let merchantDirectory = DocumentKind(name: "Merchants", shape: 74)
    /// `PaymentData`.
    public static let encryptedPaymentData = DocumentKind(name: "PaymentData", shape: 55)
    /// `PaymentMethodData`.
    public static let methodData = DocumentKind(name: "PaymentMethodData", shape: 40)
    /// `PaymentDetailsModifier`.
    public static let detailsModifier = DocumentKind(name: "PaymentDetailsModifier", shape: 44)
    /// `MerchantTokenHistory`.
    public static let merchantTokenHistory = DocumentKind(name: "MerchantTokenHistory", shape: 76)
    /// `ApplePayRecurringPaymentRequest`.
    public static let recurringPaymentRequest = DocumentKind(name: "ApplePayRecurringPaymentRequest", shape: 10)
    /// `ApplePayAutomaticReloadPaymentRequest`.
    public static let automaticReloadPaymentRequest = DocumentKind(name: "ApplePayAutomaticReloadPaymentRequest", shape: 11)
    /// `ApplePayDeferredPaymentRequest`.
    public static let deferredPaymentRequest = DocumentKind(name: "ApplePayDeferredPaymentRequest", shape: 12)
    /// `ApplePayPaymentTokenContext`.
    public static let paymentTokenContext = DocumentKind(name: "ApplePayPaymentTokenContext", shape: 9)
    /// `ApplePayLineItem`.
    public static let lineItem = DocumentKind(name: "ApplePayLineItem", shape: 3)
    /// `ApplePayShippingMethod`.
    public static let shippingMethod = DocumentKind(name: "ApplePayShippingMethod", shape: 4)
    /// `ApplePayValidateMerchantEvent`.
    public static let validateMerchantEvent = DocumentKind(name: "ApplePayValidateMerchantEvent", shape: 27)
    /// `ApplePayPaymentMethodSelectedEvent`.
    public static let paymentMethodSelectedEvent = DocumentKind(name: "ApplePayPaymentMethodSelectedEvent", shape: 28)
    /// `ApplePayShippingContactSelectedEvent`.
    public static let shippingContactSelectedEvent = DocumentKind(name: "ApplePayShippingContactSelectedEvent", shape: 29)
    /// `ApplePayShippingMethodSelectedEvent`.
    public static let shippingMethodSelectedEvent = DocumentKind(name: "ApplePayShippingMethodSelectedEvent", shape: 30)
    /// `ApplePayCouponCodeChangedEvent`.
    public static let couponCodeChangedEvent = DocumentKind(name: "ApplePayCouponCodeChangedEvent", shape: 31)
    /// `ApplePayPaymentAuthorizedEvent`.
    public static let paymentAuthorizedEvent = DocumentKind(name: "ApplePayPaymentAuthorizedEvent", shape: 32)
    /// `ApplePayCancelEvent`.
    public static let cancelEvent = DocumentKind(name: "ApplePayCancelEvent", shape: 33)

    /// Every kind, in the order in which `auto` prefers them.
    public static let all: [DocumentKind] = [
        .paymentRequest,
        .paymentMethodUpdate,
        .shippingMethodUpdate,
        .shippingContactUpdate,
        .couponCodeUpdate,
        .authorizationResult,
        .completeDetails,
        .paymentError,
        .payment,
        .paymentToken,
        .paymentContact,
        .w3cPaymentRequest,
        .paymentDetailsUpdate,
        .paymentSessionRequest,
        .merchantSession,
        .paymentFlow,
        .applePayRequest,
        .modifier,
        .registerMerchantRequest,
        .unregisterMerchantRequest,
        .decryptedPaymentData,
        .merchantTokenEvent,
        .order,
        .merchantDirectory,
        .encryptedPaymentData,
        .methodData,
        .detailsModifier,
        .merchantTokenHistory,
        .recurringPaymentRequest,
        .automaticReloadPaymentRequest,
        .deferredPaymentRequest,
        .paymentTokenContext,
        .lineItem,
        .shippingMethod,
        .validateMerchantEvent,
        .paymentMethodSelectedEvent,
        .shippingContactSelectedEvent,
        .shippingMethodSelectedEvent,
        .couponCodeChangedEvent,
        .paymentAuthorizedEvent,
        .cancelEvent,
    ]
}
