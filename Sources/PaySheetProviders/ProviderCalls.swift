package import PaySheet

/// The calls that give the SDKs of providers their documents.
package enum ProviderCalls {
    package static let all = stripe

    private static let options = [
        "lineItems", "shippingRates", "applePay", "business", "shippingAddressRequired", "emailRequired", "phoneNumberRequired",
        "billingAddressRequired", "buttonType", "buttonTheme",
    ]

    private static let stripe = [
        SourceCall(
            "elements", signs: ["mode", "clientSecret"], marks: ["expressCheckout", "ExpressCheckoutElement"],
            .part(.stripeCheckout, member: "elements")),
        SourceCall(
            "create", selectors: ["expressCheckout"], argument: 1, signs: options, .part(.stripeCheckout, member: "element")),
        SourceCall(
            "resolve", signs: ["lineItems", "shippingRates", "applePay"], marks: ["expressCheckout", "ExpressCheckoutElement"],
            .element(.stripeCheckout, list: "answers")),
        SourceCall(
            "update", signs: ["amount"], marks: ["expressCheckout", "ExpressCheckoutElement"],
            .change(.stripeCheckout, member: "elements", of: ["amount", "currency"])),
        SourceCall(
            "paymentRequest", signs: ["country"], strangers: ["countryCode", "currencyCode"], .document(.stripePaymentRequest)),
        SourceCall(
            "updateWith", signs: ["status"], strangers: ["newTotal"], marks: ["paymentRequest"], .document(.stripePaymentUpdate)),
    ]
}
