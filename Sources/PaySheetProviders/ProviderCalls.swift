package import PaySheet

/// The calls that give the SDKs of providers their documents.
package enum ProviderCalls {
    package static let all = stripe + stripeButton + stripeReact + stripeApp + others + adyenCalls + squareAndBraintree + payPal

    // What shows that a file is about an SDK.
    private static let checkout = ["expressCheckout", "ExpressCheckoutElement"]
    // A Payment Element has something to check only if it has an agreement.
    private static let agreements = ["recurringPaymentRequest", "automaticReloadPaymentRequest", "deferredPaymentRequest"]
    private static let stripeNames = ["stripe", "Stripe", "loadStripe", "@stripe/stripe-js"]
    private static let adyen = ["AdyenCheckout", "@adyen/adyen-web", "@adyen/adyen-web/auto"]
    private static let braintree = ["braintree", "braintree-web"]
    // What is rarer than the names of an SDK.
    private static let requests = ["aymentRequest("]
    private static let wallets = ["applePay", "ApplePay"]

    /// Stripe Elements.
    private static let stripe = [
        SourceCall(
            "elements", signs: ["mode", "clientSecret"], marks: checkout + agreements, unshown: .named("stripe"),
            .part(.stripeCheckout, member: "elements")),
        SourceCall(
            "create", selectors: ["expressCheckout"], argument: 1, signs: [], unshown: .any, .part(.stripeCheckout, member: "element")),
        SourceCall(
            "create", selectors: ["payment"], argument: 1, signs: ["applePay"], marks: agreements,
            .part(.stripeCheckout, member: "paymentElement")),
        SourceCall(
            "resolve", signs: ["lineItems", "shippingRates", "applePay"], marks: ["ExpressCheckoutElement"],
            .element(.stripeCheckout, list: "answers")),
        SourceCall(
            "update", signs: ["amount"], marks: checkout + agreements,
            .change(.stripeCheckout, member: "elements", of: ["amount", "currency"])),
        SourceCall(
            "update", signs: [], marks: ["expressCheckout"], receiver: .result(of: "create", with: "expressCheckout"),
            .document(.stripeElementUpdate)),
        SourceCall("paymentFailed", signs: ["reason"], marks: checkout, .document(.stripePaymentFailure)),
    ]

    /// The payment request button of Stripe.
    private static let stripeButton = [
        SourceCall(
            "paymentRequest", signs: ["country"], strangers: ["countryCode", "currencyCode"], marks: stripeNames,
            unshown: .named("stripe"), words: requests, .document(.stripePaymentRequest)),
        SourceCall(
            "updateWith", signs: ["status"], strangers: ["newTotal"], marks: stripeNames, words: requests, .document(.stripePaymentUpdate)),
        SourceCall(
            "update", signs: ["displayItems", "shippingOptions"], strangers: ["countryCode"], marks: stripeNames, words: requests,
            .document(.stripePaymentUpdate)),
        SourceCall(
            "complete", signs: [], marks: stripeNames, receiver: .event(["paymentmethod", "token", "source"]), words: requests,
            .word(.stripeCompletion, member: "status")),
    ]

    /// The elements of React.
    private static let stripeReact = [
        SourceCall(
            "Elements", .attribute("options"), signs: ["mode", "clientSecret"], marks: checkout + agreements, unshown: .any,
            .part(.stripeCheckout, member: "elements")),
        SourceCall("ExpressCheckoutElement", .attribute("options"), signs: [], unshown: .any, .part(.stripeCheckout, member: "element")),
        SourceCall(
            "PaymentElement", .attribute("options"), signs: ["applePay"], marks: agreements,
            .part(.stripeCheckout, member: "paymentElement")),
    ]

    /// The functions of Stripe's React Native SDK.
    private static let stripeApp =
        [
            ("confirmPlatformPayPayment", 1), ("confirmPlatformPaySetupIntent", 1), ("createPlatformPayPaymentMethod", 0),
            ("createPlatformPayToken", 0),
        ].map {
            SourceCall($0.0, .function, argument: $0.1, signs: [], path: ["applePay"], unshown: .any, .document(.stripeAppPayment))
        } + [
            SourceCall("updatePlatformPaySheet", .function, signs: [], path: ["applePay"], unshown: .any, .document(.stripeAppUpdate)),
            SourceCall(
                "initPaymentSheet", .function, signs: ["cartItems", "paymentSummaryItems"], path: ["applePay"],
                .document(.stripeAppUpdate)),
        ]

    private static let others = [
        SourceCall("apple_pay", .text, signs: ["provider", "data"], .document(.flutterPaymentProfile)),
        SourceCall("PaymentItem", .namedArguments, signs: [], words: ["apple_pay"], .element(.flutterPaymentItems, list: "items")),
    ]

    /// The component of Adyen Web, alone and in the configuration of Drop-in.
    private static let adyenCalls =
        [
            SourceCall("ApplePay", .constructor, argument: 1, signs: component, marks: adyen, unshown: .any, .document(.adyenApplePay)),
            SourceCall(
                "create", selectors: ["applepay"], argument: 1, signs: component, marks: adyen, unshown: .any, .document(.adyenApplePay)),
            SourceCall("AdyenCheckout", .function, signs: [], path: methods, .document(.adyenApplePay)),
            SourceCall("Dropin", .constructor, argument: 1, signs: [], marks: adyen, path: methods, .document(.adyenApplePay)),
            SourceCall(
                "AdyenCheckout", .function, signs: ["environment", "clientKey"], .context(.adyenApplePay, member: "checkout")),
        ] + ["resolve", "reject"].map { SourceCall($0, signs: [], marks: adyen, receiver: .handler(events), .document(.adyenSheetUpdate)) }

    private static let methods = ["paymentMethodsConfiguration", "applepay"]
    private static let events = [
        "onShippingContactSelected", "onShippingMethodSelected", "onPaymentMethodSelected", "onCouponCodeChanged",
    ]

    private static let squareAndBraintree = [
        SourceCall(
            "paymentRequest", signs: ["countryCode"], strangers: ["country"], marks: ["Square", "square", "payments"],
            unshown: .named("payments"), words: requests, .document(.squarePaymentRequest)),
        SourceCall(
            "addEventListener", .listener, selectors: ["shippingcontactchanged", "shippingoptionchanged"], argument: 1,
            signs: ["total", "lineItems", "shippingOptions", "newTotal", "newLineItems", "newShippingMethods"],
            .document(.squareSheetUpdate)),
        SourceCall(
            "createPaymentRequest", signs: ["total", "lineItems", "requiredBillingContactFields"], marks: braintree,
            unshown: .any, words: requests, .document(.braintreePaymentRequest)),
        SourceCall(
            "performValidation", signs: ["validationURL", "validationUrl", "displayName"], marks: braintree,
            words: ["performValidation"], .document(.braintreeValidation)),
        SourceCall(
            "ApplePaySession", .promise(of: "createPaymentRequest", with: "useDeferredClient"), argument: 1, signs: [],
            marks: ["useDeferredClient"], .document(.braintreeHandover)),
        SourceCall(
            "tokenize", signs: [], marks: braintree, receiver: .named("applepay"), words: wallets,
            .document(.braintreeTokenization)),
        SourceCall(
            "create", signs: ["paymentRequest"], marks: ["dropin", "braintree-web-drop-in"], path: ["applePay"],
            words: wallets, .document(.braintreeDropIn)),
    ]

    /// PayPal's component, and the session that gets its request.
    private static let payPal = [
        SourceCall(
            "validateMerchant", signs: ["validationUrl", "validationURL"], marks: payPalNames, .document(.payPalValidation)),
        SourceCall("confirmOrder", signs: ["token", "billingContact"], marks: payPalNames, .part(.payPalCheckout, member: "confirmation")),
        SourceCall(
            "ApplePaySession", .constructor, argument: 1, signs: [], marks: payPalNames, .part(.payPalCheckout, member: "request")),
    ]
    private static let payPalNames = ["Applepay", "createApplePayOneTimePaymentSession"]

    /// Members of Adyen's component.
    private static let component = ["amount", "totalPriceLabel", "totalPriceStatus", "isExpress"]
}
