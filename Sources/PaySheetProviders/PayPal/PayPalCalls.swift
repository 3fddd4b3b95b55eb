import PaySheet

extension Provider {
    /// PayPal's component, and the session that gets its request.
    static let payPalCalls = [
        SourceCall(
            "validateMerchant", signs: ["validationUrl", "validationURL"], marks: payPalNames, .document(.payPalValidation)),
        SourceCall("confirmOrder", signs: ["token", "billingContact"], marks: payPalNames, .part(.payPalCheckout, member: "confirmation")),
        SourceCall(
            "ApplePaySession", .constructor, argument: 1, signs: [], marks: payPalNames, .part(.payPalCheckout, member: "request")),
        // Only members that Apple Pay knows.
        SourceCall(
            "config", .result(["countryCode", "currencyCode", "merchantCapabilities", "supportedNetworks"]), signs: [],
            marks: payPalNames, receiver: .result(of: payPalNames, with: nil), .document(.payPalCheckout)),
        SourceCall(
            "formatConfigForPaymentRequest", .result(["merchantCapabilities", "supportedNetworks"]), signs: [], marks: payPalNames,
            .document(.payPalCheckout)),
    ]
    private static let payPalNames = ["Applepay", "createApplePayOneTimePaymentSession"]
}
