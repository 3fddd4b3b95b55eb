package import PaySheet
package import PaySheetGuide
import PaySheetProviders

/// What the rules about documents of payment providers say, with samples.
package enum ProviderGuide {
    /// A page with Stripe Elements: a subscription.
    package static let stripeCheckout = SampleBase("stripeCheckout", .stripeCheckout, minified(SampleBase.stripeCheckoutText))
    /// The options of `stripe.elements()`.
    package static let stripeElements = SampleBase("stripeElements", .stripeElements, minified(SampleBase.stripeElementsText))
    /// A payment request button of Stripe.
    package static let stripePaymentRequest = SampleBase(
        "stripePaymentRequest", .stripePaymentRequest, minified(SampleBase.stripePaymentRequestText))
    /// An answer to an event of that button.
    package static let stripePaymentUpdate = SampleBase(
        "stripePaymentUpdate", .stripePaymentUpdate, minified(SampleBase.stripePaymentUpdateText))
    /// A profile of an app in Flutter.
    package static let flutterProfile = SampleBase("flutterProfile", .flutterPaymentProfile, minified(SampleBase.flutterProfileText))

    /// The end of a payment that failed.
    package static let stripePaymentFailure = SampleBase(
        "stripePaymentFailure", .stripePaymentFailure, minified(SampleBase.stripePaymentFailureText))
    /// A component of Adyen.
    package static let adyenApplePay = SampleBase("adyenApplePay", .adyenApplePay, minified(SampleBase.adyenApplePayText))
    /// A page of Square.
    package static let squarePaymentRequest = SampleBase(
        "squarePaymentRequest", .squarePaymentRequest, minified(SampleBase.squarePaymentRequestText))
    /// A request of Braintree.
    package static let braintreePaymentRequest = SampleBase(
        "braintreePaymentRequest", .braintreePaymentRequest, minified(SampleBase.braintreePaymentRequestText))
    /// The validation of a merchant with Braintree.
    package static let braintreeValidation = SampleBase(
        "braintreeValidation", .braintreeValidation, minified(SampleBase.braintreeValidationText))

    /// The end of a payment of that button.
    package static let stripeCompletion = SampleBase("stripeCompletion", .stripeCompletion, minified(SampleBase.stripeCompletionText))
    /// An update of an Express Checkout Element.
    package static let stripeElementUpdate = SampleBase(
        "stripeElementUpdate", .stripeElementUpdate, minified(SampleBase.stripeElementUpdateText))
    /// The items of an app in Flutter.
    package static let flutterItems = SampleBase("flutterItems", .flutterPaymentItems, minified(SampleBase.flutterItemsText))
    /// An update of a component of Adyen.
    package static let adyenSheetUpdate = SampleBase("adyenSheetUpdate", .adyenSheetUpdate, minified(SampleBase.adyenSheetUpdateText))
    /// An update of a page of Square.
    package static let squareSheetUpdate = SampleBase("squareSheetUpdate", .squareSheetUpdate, minified(SampleBase.squareSheetUpdateText))
    /// The end of a payment with Braintree.
    package static let braintreeTokenization = SampleBase(
        "braintreeTokenization", .braintreeTokenization, minified(SampleBase.braintreeTokenizationText))
    /// A Drop-in of Braintree.
    package static let braintreeDropIn = SampleBase("braintreeDropIn", .braintreeDropIn, minified(SampleBase.braintreeDropInText))
    /// A request of a deferred client of Braintree.
    package static let braintreeHandover = SampleBase("braintreeHandover", .braintreeHandover, minified(SampleBase.braintreeHandoverText))
    /// A payment in an app with Stripe.
    package static let stripeAppPayment = SampleBase("stripeAppPayment", .stripeAppPayment, minified(SampleBase.stripeAppPaymentText))

    /// A payment with PayPal.
    package static let payPalCheckout = SampleBase("payPalCheckout", .payPalCheckout, minified(SampleBase.payPalCheckoutText))
    /// The validation of a merchant with PayPal.
    package static let payPalValidation = SampleBase("payPalValidation", .payPalValidation, minified(SampleBase.payPalValidationText))

    private static func minified(_ text: String) -> String { JSONTree(text.utf8)?.json ?? text }

    /// Everything that samples start from.
    package static let bases = [
        stripeCheckout, stripeElements, stripePaymentRequest, stripePaymentUpdate, stripePaymentFailure, flutterProfile,
        adyenApplePay, squarePaymentRequest, braintreePaymentRequest, braintreeValidation, stripeCompletion, stripeElementUpdate,
        flutterItems,
        adyenSheetUpdate, squareSheetUpdate, braintreeTokenization, braintreeDropIn, braintreeHandover, stripeAppPayment,
        payPalCheckout, payPalValidation,
    ]

    /// What the samples are checked with. Prepared catalogs stay in memory, so there is only one set.
    private static let catalogs = CatalogSet(.applePay, .providers)

    /// The cards of all rules.
    package static let cards = RuleCard.cards(
        ProvidersCards.text, of: CardFamily(rule: { Catalog.providers.rules.rule($0) }, bases: bases, catalogs: { catalogs }))

    /// What checks and reports need of the card of a rule. It needs no cards.
    package static func facts(of rule: RuleID) -> RuleFactSheet {
        RuleFactSheet(ProvidersFacts.group(rule.code), ProvidersFacts.edition(rule.code), ProvidersFacts.sources(rule.code))
    }

    /// What rules about all documents say of these documents.
    package static let sharedRules = SharedRules(
        [SharedSource("PV-ADYEN-LINES", .totalSum), SharedSource("PV-ADYEN-PLAN", .planTiming)],
        link: "https://github.com/stripe/stripe-js", why: "The SDK of the provider has no such member or value.",
        whats: [(.memberUnknown, "The object has a member that the SDK does not have.")],
        pages: [
            ("StripeApp", "https://docs.stripe.com/apple-pay?platform=react-native"), ("Flutter", "https://pub.dev/packages/pay"),
            ("Adyen", "https://docs.adyen.com/payment-methods/apple-pay/web-component/"),
            ("Square", "https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest"),
            ("PayPal", "https://github.com/paypal/paypal-applepay-components"),
            ("Braintree", "https://braintree.github.io/braintree-web/current/ApplePay.html"),
        ])
}
