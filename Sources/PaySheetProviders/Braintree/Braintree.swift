public import PaySheet
import PaySheetGuide

extension Provider {
    /// Braintree's client for the web.
    static let braintree = Provider(
        word: "Braintree", page: "https://braintree.github.io/braintree-web/current/ApplePay.html",
        others: [.braintreePaymentRequest, .braintreeValidation, .braintreeTokenization, .braintreeDropIn, .braintreeHandover],
        calls: { braintreeCalls },
        bases: { [.braintreePaymentRequest, .braintreeValidation, .braintreeTokenization, .braintreeDropIn, .braintreeHandover] },
        translate: { source, shape, purpose in
            var client = BraintreeClient(source: source, purpose: purpose)
            return client.translate(shape)
        })
}

extension DocumentKind {
    /// The argument of `createPaymentRequest()` of Braintree.
    public static let braintreePaymentRequest = DocumentKind(name: "BraintreePaymentRequest", shape: ProvidersShape.braintreePaymentRequest)
    /// The argument of `performValidation()` of Braintree.
    public static let braintreeValidation = DocumentKind(name: "BraintreeValidation", shape: ProvidersShape.braintreeValidation)
    /// The argument of `tokenize()` of Braintree.
    public static let braintreeTokenization = DocumentKind(name: "BraintreeTokenization", shape: ProvidersShape.braintreeTokenization)
    /// The option `applePay` of Braintree's Drop-in.
    public static let braintreeDropIn = DocumentKind(name: "BraintreeDropIn", shape: ProvidersShape.braintreeDropIn)
    /// How a page gives the result of Braintree's `createPaymentRequest()` to `ApplePaySession`.
    public static let braintreeHandover = DocumentKind(name: "BraintreeHandover", shape: ProvidersShape.braintreeHandover)
}

extension SampleBase {
    /// A request of Braintree.
    static let braintreePaymentRequest = SampleBase(
        "braintreePaymentRequest", .braintreePaymentRequest, minifying: braintreePaymentRequestText)
    /// The validation of a merchant with Braintree.
    static let braintreeValidation = SampleBase("braintreeValidation", .braintreeValidation, minifying: braintreeValidationText)
    /// The end of a payment with Braintree.
    static let braintreeTokenization = SampleBase("braintreeTokenization", .braintreeTokenization, minifying: braintreeTokenizationText)
    /// A Drop-in of Braintree.
    static let braintreeDropIn = SampleBase("braintreeDropIn", .braintreeDropIn, minifying: braintreeDropInText)
    /// A request of a deferred client of Braintree.
    static let braintreeHandover = SampleBase("braintreeHandover", .braintreeHandover, minifying: braintreeHandoverText)
}
