public import PaySheet
import PaySheetGuide

extension Provider {
    /// PayPal's Apple Pay component.
    static let payPal = Provider(
        word: "PayPal", page: "https://github.com/paypal/paypal-applepay-components",
        others: [.payPalCheckout, .payPalValidation],
        calls: { payPalCalls },
        bases: { [.payPalCheckout, .payPalValidation] },
        translate: { source, shape, purpose in
            var client = PayPalClient(source: source, purpose: purpose)
            return client.translate(shape)
        })
}

extension DocumentKind {
    /// The request of an Apple Pay session, and the argument of `confirmOrder()` of PayPal.
    public static let payPalCheckout = DocumentKind(name: "PayPalCheckout", shape: ProvidersShape.payPalCheckout)
    /// The argument of `validateMerchant()` of PayPal.
    public static let payPalValidation = DocumentKind(name: "PayPalValidation", shape: ProvidersShape.payPalValidation)
}

extension SampleBase {
    /// A payment with PayPal.
    static let payPalCheckout = SampleBase("payPalCheckout", .payPalCheckout, minifying: payPalCheckoutText)
    /// The validation of a merchant with PayPal.
    static let payPalValidation = SampleBase("payPalValidation", .payPalValidation, minifying: payPalValidationText)
}
