public import PaySheet
import PaySheetGuide

extension Provider {
    /// Stripe.js: Elements and the payment request button.
    static let stripe = Provider(
        word: "Stripe", page: "https://github.com/stripe/stripe-js",
        detected: [.stripePaymentRequest, .stripeCheckout, .stripeSheetAnswer],
        others: [
            .stripePaymentUpdate, .stripeRequestUpdate, .stripeElements, .stripePaymentFailure, .stripeCompletion, .stripeElementUpdate,
            .stripePaymentElement,
        ],
        marks: [
            KindMarks(.stripeSheetAnswer, ["lineItems", "name"], ["shippingRates", "displayName"])
        ],
        calls: { stripeCalls },
        bases: {
            [
                .stripeCheckout, .stripeElements, .stripePaymentRequest, .stripePaymentUpdate, .stripePaymentFailure, .stripeCompletion,
                .stripeElementUpdate, .stripeRequestUpdate, .stripePaymentElement,
            ]
        },
        examples: { [StripeExample.page, StripeExample.button] },
        translate: { source, shape, purpose in
            var stripe = StripeTranslation(source: source, purpose: purpose)
            return stripe.translate(shape)
        })
}

extension DocumentKind {
    /// The argument of `stripe.paymentRequest()`.
    public static let stripePaymentRequest = DocumentKind(name: "StripePaymentRequest", shape: ProvidersShape.stripePaymentRequest)
    /// What a page gives Stripe Elements for the payment sheet.
    public static let stripeCheckout = DocumentKind(name: "StripeCheckout", shape: ProvidersShape.stripeCheckout)
    /// The argument of `event.resolve()` of an Express Checkout Element.
    public static let stripeSheetAnswer = DocumentKind(name: "StripeSheetAnswer", shape: ProvidersShape.stripeSheetAnswer)
    /// The argument of `event.updateWith()` of Stripe's payment request.
    public static let stripePaymentUpdate = DocumentKind(name: "StripePaymentUpdate", shape: ProvidersShape.stripePaymentUpdate)
    /// The argument of `update()` of Stripe's payment request.
    public static let stripeRequestUpdate = DocumentKind(name: "StripeRequestUpdate", shape: ProvidersShape.stripeRequestUpdate)
    /// The options of `stripe.elements()`.
    public static let stripeElements = DocumentKind(name: "StripeElements", shape: ProvidersShape.stripeElements)
    /// The argument of `event.paymentFailed()` of an Express Checkout Element.
    public static let stripePaymentFailure = DocumentKind(name: "StripePaymentFailure", shape: ProvidersShape.stripePaymentFailure)
    /// The argument of `event.complete()` of Stripe's payment request.
    public static let stripeCompletion = DocumentKind(name: "StripeCompletion", shape: ProvidersShape.stripeCompletion)
    /// The argument of `update()` of an Express Checkout Element.
    public static let stripeElementUpdate = DocumentKind(name: "StripeElementUpdate", shape: ProvidersShape.stripeElementUpdate)
    /// The argument of `update()` of a Payment Element.
    public static let stripePaymentElement = DocumentKind(name: "StripePaymentElement", shape: ProvidersShape.stripePaymentElement)
}

extension SampleBase {
    /// A page with Stripe Elements: a subscription.
    static let stripeCheckout = SampleBase("stripeCheckout", .stripeCheckout, minifying: stripeCheckoutText)
    /// The options of `stripe.elements()`.
    static let stripeElements = SampleBase("stripeElements", .stripeElements, minifying: stripeElementsText)
    /// A payment request button of Stripe.
    static let stripePaymentRequest = SampleBase("stripePaymentRequest", .stripePaymentRequest, minifying: stripePaymentRequestText)
    /// An answer to an event of that button.
    static let stripePaymentUpdate = SampleBase("stripePaymentUpdate", .stripePaymentUpdate, minifying: stripePaymentUpdateText)
    /// The end of a payment that failed.
    static let stripePaymentFailure = SampleBase("stripePaymentFailure", .stripePaymentFailure, minifying: stripePaymentFailureText)
    /// The end of a payment of that button.
    static let stripeCompletion = SampleBase("stripeCompletion", .stripeCompletion, minifying: stripeCompletionText)
    /// An update of an Express Checkout Element.
    static let stripeElementUpdate = SampleBase("stripeElementUpdate", .stripeElementUpdate, minifying: stripeElementUpdateText)
    /// An update of that button before the sheet opens.
    static let stripeRequestUpdate = SampleBase("stripeRequestUpdate", .stripeRequestUpdate, minifying: stripeRequestUpdateText)
    /// An update of a Payment Element.
    static let stripePaymentElement = SampleBase("stripePaymentElement", .stripePaymentElement, minifying: stripePaymentElementText)
}
