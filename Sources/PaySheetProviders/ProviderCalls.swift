package import PaySheet

/// The calls that give the SDKs of providers their documents.
package enum ProviderCalls {
    package static let all = stripe + stripeButton + stripeReact + others

    // What shows that a file is about an SDK.
    private static let checkout = ["expressCheckout", "ExpressCheckoutElement"]
    private static let stripeNames = ["stripe", "Stripe", "loadStripe", "@stripe/stripe-js"]
    private static let adyen = ["AdyenCheckout", "@adyen/adyen-web", "@adyen/adyen-web/auto"]
    private static let braintree = ["braintree", "braintree-web"]

    /// Stripe Elements.
    private static let stripe = [
        SourceCall(
            "elements", signs: ["mode", "clientSecret"], marks: checkout, .part(.stripeCheckout, member: "elements")),
        SourceCall(
            "create", selectors: ["expressCheckout"], argument: 1, signs: [], .part(.stripeCheckout, member: "element")),
        SourceCall(
            "resolve", signs: ["lineItems", "shippingRates", "applePay"], marks: ["ExpressCheckoutElement"],
            .element(.stripeCheckout, list: "answers")),
        SourceCall(
            "update", signs: ["amount"], marks: checkout, .change(.stripeCheckout, member: "elements", of: ["amount", "currency"])),
        SourceCall("paymentFailed", signs: ["reason"], marks: checkout, .document(.stripePaymentFailure)),
    ]

    /// The payment request button of Stripe.
    private static let stripeButton = [
        SourceCall(
            "paymentRequest", signs: ["country"], strangers: ["countryCode", "currencyCode"], marks: stripeNames,
            .document(.stripePaymentRequest)),
        SourceCall("updateWith", signs: ["status"], strangers: ["newTotal"], marks: stripeNames, .document(.stripePaymentUpdate)),
        SourceCall(
            "update", signs: ["displayItems", "shippingOptions"], strangers: ["countryCode"], marks: stripeNames,
            .document(.stripePaymentUpdate)),
    ]

    /// The elements of React.
    private static let stripeReact = [
        SourceCall(
            "Elements", .attribute("options"), signs: ["mode", "clientSecret"], marks: checkout, .part(.stripeCheckout, member: "elements")),
        SourceCall("ExpressCheckoutElement", .attribute("options"), signs: [], .part(.stripeCheckout, member: "element")),
    ]

    private static let others = [
        SourceCall("apple_pay", .text, signs: ["provider", "data"], .document(.flutterPaymentProfile)),
        SourceCall("ApplePay", .constructor, argument: 1, signs: component, marks: adyen, .document(.adyenApplePay)),
        SourceCall("create", selectors: ["applepay"], argument: 1, signs: component, marks: adyen, .document(.adyenApplePay)),
        SourceCall(
            "paymentRequest", signs: ["countryCode"], strangers: ["country"], marks: ["Square", "square", "payments"],
            .document(.squarePaymentRequest)),
        SourceCall(
            "createPaymentRequest", signs: ["total", "lineItems", "requiredBillingContactFields"], marks: braintree,
            .document(.braintreePaymentRequest)),
        SourceCall(
            "performValidation", signs: ["validationURL", "validationUrl", "displayName"], marks: braintree,
            .document(.braintreeValidation)),
    ]

    /// Members of Adyen's component.
    private static let component = ["amount", "totalPriceLabel", "totalPriceStatus", "isExpress"]
}
