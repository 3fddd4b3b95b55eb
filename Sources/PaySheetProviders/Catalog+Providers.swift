public import PaySheet

extension Catalog {
    /// The documents of payment providers' SDKs, which become requests for Apple Pay.
    public static let providers: Catalog = Catalog(
        "providers", tables: .providers,
        kinds: [
            .stripePaymentRequest, .stripeCheckout, .flutterPaymentProfile, .stripeSheetAnswer, .adyenApplePay, .squarePaymentRequest,
            .stripeAppPayment, .stripePaymentUpdate, .stripeElements, .stripePaymentFailure, .braintreePaymentRequest, .braintreeValidation,
            .stripeCompletion, .stripeElementUpdate, .flutterPaymentItems, .adyenSheetUpdate, .squareSheetUpdate, .braintreeTokenization,
            .braintreeDropIn, .braintreeHandover, .stripeAppUpdate, .payPalCheckout,
            .payPalValidation,
        ],
        detectedKinds: 7,
        rules: RuleSet(
            .stripeAmount, Array(ProvidersRules.ids.dropFirst()), severity: { ProvidersRules.severity($0) }, rows: ProvidersRules.rows),
        signs: ["apple_pay"], marks: marks, translation: { ProviderTranslation.translate($0, $1, $2) })

    /// Members that only documents of one SDK have together. Members of Apple's request are not marks.
    private static let marks = [
        KindMarks(.stripeSheetAnswer, ["lineItems", "name"], ["shippingRates", "displayName"]),
        KindMarks(.adyenApplePay, ["amount", "value"], ["totalPriceLabel"]),
        KindMarks(.adyenApplePay, ["amount", "value"], ["configuration", "merchantId"]),
        KindMarks(.squarePaymentRequest, ["countryCode"], ["currencyCode"], ["total", "amount"], ["requestShippingContact"]),
        KindMarks(.squarePaymentRequest, ["countryCode"], ["currencyCode"], ["total", "amount"], ["requestBillingContact"]),
        KindMarks(.stripeAppPayment, ["merchantCountryCode"], ["cartItems"]),
    ]
}

extension CatalogSet {
    /// The documents of payment providers alone.
    public static let providers = CatalogSet(.providers)
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
    /// The options of `stripe.elements()`.
    public static let stripeElements = DocumentKind(name: "StripeElements", shape: ProvidersShape.stripeElements)
    /// The argument of `event.paymentFailed()` of an Express Checkout Element.
    public static let stripePaymentFailure = DocumentKind(name: "StripePaymentFailure", shape: ProvidersShape.stripePaymentFailure)
    /// The configuration of the Apple Pay component of Adyen Web.
    public static let adyenApplePay = DocumentKind(name: "AdyenApplePay", shape: ProvidersShape.adyenApplePay)
    /// The argument of `payments.paymentRequest()` of Square.
    public static let squarePaymentRequest = DocumentKind(name: "SquarePaymentRequest", shape: ProvidersShape.squarePaymentRequest)
    /// The argument of `createPaymentRequest()` of Braintree.
    public static let braintreePaymentRequest = DocumentKind(
        name: "BraintreePaymentRequest", shape: ProvidersShape.braintreePaymentRequest)
    /// The argument of `performValidation()` of Braintree.
    public static let braintreeValidation = DocumentKind(name: "BraintreeValidation", shape: ProvidersShape.braintreeValidation)
    /// The argument of `event.complete()` of Stripe's payment request.
    public static let stripeCompletion = DocumentKind(name: "StripeCompletion", shape: ProvidersShape.stripeCompletion)
    /// The argument of `update()` of an Express Checkout Element.
    public static let stripeElementUpdate = DocumentKind(name: "StripeElementUpdate", shape: ProvidersShape.stripeElementUpdate)
    /// The items of a payment with the Flutter package `pay`.
    public static let flutterPaymentItems = DocumentKind(name: "FlutterPaymentItems", shape: ProvidersShape.flutterPaymentItems)
    /// The argument of `resolve()` in an event of the Apple Pay component of Adyen Web.
    public static let adyenSheetUpdate = DocumentKind(name: "AdyenSheetUpdate", shape: ProvidersShape.adyenSheetUpdate)
    /// What a listener of a payment request of Square returns.
    public static let squareSheetUpdate = DocumentKind(name: "SquareSheetUpdate", shape: ProvidersShape.squareSheetUpdate)
    /// The argument of `tokenize()` of Braintree.
    public static let braintreeTokenization = DocumentKind(name: "BraintreeTokenization", shape: ProvidersShape.braintreeTokenization)
    /// The option `applePay` of Braintree's Drop-in.
    public static let braintreeDropIn = DocumentKind(name: "BraintreeDropIn", shape: ProvidersShape.braintreeDropIn)
    /// How a page gives the result of Braintree's `createPaymentRequest()` to `ApplePaySession`.
    public static let braintreeHandover = DocumentKind(name: "BraintreeHandover", shape: ProvidersShape.braintreeHandover)
    /// The option `applePay` of Stripe's React Native SDK.
    public static let stripeAppPayment = DocumentKind(name: "StripeAppPayment", shape: ProvidersShape.stripeAppPayment)
    /// The option `applePay` of `updatePlatformPaySheet()`.
    public static let stripeAppUpdate = DocumentKind(name: "StripeAppUpdate", shape: ProvidersShape.stripeAppUpdate)
    /// The profile of a wallet for the Flutter package `pay`.
    public static let flutterPaymentProfile = DocumentKind(name: "FlutterPaymentProfile", shape: ProvidersShape.flutterPaymentProfile)
    /// The request of an Apple Pay session, and the argument of `confirmOrder()` of PayPal.
    public static let payPalCheckout = DocumentKind(name: "PayPalCheckout", shape: ProvidersShape.payPalCheckout)
    /// The argument of `validateMerchant()` of PayPal.
    public static let payPalValidation = DocumentKind(name: "PayPalValidation", shape: ProvidersShape.payPalValidation)
}
