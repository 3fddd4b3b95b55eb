import PaySheet

extension Provider {
    /// PayPal's component, and the session that gets its request.
    static let payPalCalls = [
        SourceCall(
            "validateMerchant", signs: ["validationUrl", "validationURL"], marks: payPalNames, .document(.payPalValidation)),
        SourceCall("confirmOrder", signs: ["token", "billingContact"], marks: payPalNames, .part(.payPalCheckout, member: "confirmation")),
        SourceCall(
            "ApplePaySession", .constructor, argument: 1, signs: [], marks: payPalNames, .part(.payPalCheckout, member: "request")),
    ]
    private static let payPalNames = ["Applepay", "createApplePayOneTimePaymentSession"]
}
