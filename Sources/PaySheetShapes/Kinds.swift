extension Shapes {
    /// Every dictionary that can be a whole document. Scripts can rely on the first sixteen names.
    public static let kinds: [DocumentKind] = [
        DocumentKind("ApplePayPaymentRequest", shape: "ApplePayPaymentRequest", swift: "paymentRequest"),
        DocumentKind("ApplePayPaymentMethodUpdate", shape: "ApplePayPaymentMethodUpdate", swift: "paymentMethodUpdate"),
        DocumentKind("ApplePayShippingMethodUpdate", shape: "ApplePayShippingMethodUpdate", swift: "shippingMethodUpdate"),
        DocumentKind("ApplePayShippingContactUpdate", shape: "ApplePayShippingContactUpdate", swift: "shippingContactUpdate"),
        DocumentKind("ApplePayCouponCodeUpdate", shape: "ApplePayCouponCodeUpdate", swift: "couponCodeUpdate"),
        DocumentKind("ApplePayPaymentAuthorizationResult", shape: "ApplePayPaymentAuthorizationResult", swift: "authorizationResult"),
        DocumentKind("ApplePayPaymentCompleteDetails", shape: "ApplePayPaymentCompleteDetails", swift: "completeDetails"),
        DocumentKind("ApplePayError", shape: "ApplePayError", swift: "paymentError"),
        DocumentKind("ApplePayPayment", shape: "ApplePayPayment", swift: "payment"),
        DocumentKind("ApplePayPaymentToken", shape: "ApplePayPaymentToken", swift: "paymentToken"),
        DocumentKind("ApplePayPaymentContact", shape: "ApplePayPaymentContact", swift: "paymentContact"),
        DocumentKind("PaymentRequest", shape: "PaymentRequest", swift: "constructorArguments"),
        DocumentKind("PaymentDetailsUpdate", shape: "PaymentDetailsUpdate", swift: "paymentDetailsUpdate"),
        DocumentKind("PaymentSessionRequest", shape: "PaymentSessionRequest", swift: "paymentSessionRequest"),
        DocumentKind("MerchantSession", shape: "MerchantSession", swift: "merchantSession"),
        DocumentKind("PaymentFlow", shape: "PaymentFlow", swift: "paymentFlow"),
        DocumentKind("ApplePayRequest", shape: "ApplePayRequest", swift: "paymentMethodRequest"),
        DocumentKind("ApplePayModifier", shape: "ApplePayModifier", swift: "modifier"),
        DocumentKind("RegisterMerchantRequest", shape: "RegisterMerchantRequest", swift: "registerMerchantRequest"),
        DocumentKind("UnregisterMerchantRequest", shape: "UnregisterMerchantRequest", swift: "unregisterMerchantRequest"),
        DocumentKind("DecryptedPaymentData", shape: "DecryptedPaymentData", swift: "decryptedPaymentData"),
        DocumentKind("MerchantTokenEventResponse", shape: "MerchantTokenEventResponse", swift: "merchantTokenEvent"),
        DocumentKind("Order", shape: "Order", swift: "order"),
        DocumentKind("Merchants", shape: "Merchants", swift: "merchantDirectory"),
    ]
}
