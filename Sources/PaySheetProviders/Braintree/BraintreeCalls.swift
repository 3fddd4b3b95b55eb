import PaySheet

extension Provider {
    /// The functions of the client, and Drop-in.
    static let braintreeCalls = [
        SourceCall(
            "createPaymentRequest", signs: ["total", "lineItems", "requiredBillingContactFields"], marks: braintreeNames,
            unshown: .any, words: ["aymentRequest("], .document(.braintreePaymentRequest)),
        SourceCall(
            "performValidation", signs: ["validationURL", "validationUrl", "displayName"], marks: braintreeNames,
            words: ["performValidation"], .document(.braintreeValidation)),
        SourceCall(
            "ApplePaySession", .promise(of: "createPaymentRequest", with: "useDeferredClient"), argument: 1, signs: [],
            marks: ["useDeferredClient"], .document(.braintreeHandover)),
        SourceCall(
            "tokenize", signs: [], marks: braintreeNames, receiver: .named("applepay"), words: wallets,
            .document(.braintreeTokenization)),
        SourceCall(
            "create", signs: ["paymentRequest"], marks: ["dropin", "braintree-web-drop-in"], path: ["applePay"],
            unshown: .named("dropin"), words: wallets + ["dropin.create", "braintree-web-drop-in"], .document(.braintreeDropIn)),
    ]

    private static let braintreeNames = ["braintree", "braintree-web"]
    // What is rarer than the names of the SDK.
    private static let wallets = ["applePay", "ApplePay"]
}
