package import PaySheet

/// The calls that give the SDKs of providers their documents.
package enum ProviderCalls {
    package static let all = stripe + stripeReact + others

    private static let options = [
        "lineItems", "shippingRates", "applePay", "business", "shippingAddressRequired", "emailRequired", "phoneNumberRequired",
        "billingAddressRequired", "buttonType", "buttonTheme",
    ]

    private static let checkout = ["expressCheckout", "ExpressCheckoutElement"]

    private static let stripe = [
        SourceCall(
            "elements", signs: ["mode", "clientSecret"], marks: checkout,
            .part(.stripeCheckout, member: "elements")),
        SourceCall(
            "create", selectors: ["expressCheckout"], argument: 1, signs: options, .part(.stripeCheckout, member: "element")),
        SourceCall(
            "resolve", signs: ["lineItems", "shippingRates", "applePay"], marks: checkout,
            .element(.stripeCheckout, list: "answers")),
        SourceCall(
            "update", signs: ["amount"], marks: checkout,
            .change(.stripeCheckout, member: "elements", of: ["amount", "currency"])),
        SourceCall(
            "paymentRequest", signs: ["country"], strangers: ["countryCode", "currencyCode"], .document(.stripePaymentRequest)),
        SourceCall(
            "update", signs: ["displayItems", "shippingOptions"], strangers: ["countryCode"], marks: ["paymentRequest"],
            .document(.stripePaymentUpdate)),
        SourceCall(
            "create", selectors: ["payment"], argument: 1, signs: ["applePay"], .part(.stripeCheckout, member: "element")),
        SourceCall("paymentFailed", signs: ["reason"], marks: checkout, .document(.stripePaymentFailure)),
        SourceCall(
            "updateWith", signs: ["status"], strangers: ["newTotal"], marks: ["paymentRequest"], .document(.stripePaymentUpdate)),
    ]

    /// The elements of React.
    private static let stripeReact = [
        SourceCall(
            "Elements", .attribute("options"), signs: ["mode", "clientSecret"], marks: checkout, .part(.stripeCheckout, member: "elements")),
        SourceCall("ExpressCheckoutElement", .attribute("options"), signs: options, .part(.stripeCheckout, member: "element")),
    ]

    private static let others = [
        SourceCall("apple_pay", .text, signs: ["provider", "data"], .document(.flutterPaymentProfile)),
        SourceCall(
            "ApplePay", .constructor, argument: 1, signs: ["amount", "totalPriceLabel", "totalPriceStatus", "isExpress"],
            .document(.adyenApplePay)),
        SourceCall(
            "create", selectors: ["applepay"], argument: 1, signs: ["amount", "totalPriceLabel", "totalPriceStatus", "isExpress"],
            .document(.adyenApplePay)),
        SourceCall(
            "paymentRequest", signs: ["countryCode"], strangers: ["country"], marks: ["Square", "square", "payments"],
            .document(.squarePaymentRequest)),
        SourceCall(
            "createPaymentRequest", signs: ["total", "lineItems", "requiredBillingContactFields"], marks: ["braintree"],
            .document(.braintreePaymentRequest)),
        SourceCall(
            "performValidation", signs: ["validationURL", "validationUrl", "displayName"], marks: ["braintree"],
            .document(.braintreeValidation)),
    ]
}
