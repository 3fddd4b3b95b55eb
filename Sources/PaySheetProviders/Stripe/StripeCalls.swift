import PaySheet

extension Provider {
    /// The calls that give Stripe.js its documents.
    static let stripeCalls = elements + stripeButton + stripeReact

    // What shows that a file is about Stripe Elements.
    private static let checkout = ["expressCheckout", "ExpressCheckoutElement"]
    // A Payment Element has something to check only if it has an agreement.
    private static let agreements = ["recurringPaymentRequest", "automaticReloadPaymentRequest", "deferredPaymentRequest"]
    private static let stripeNames = ["stripe", "Stripe", "loadStripe", "@stripe/stripe-js"]
    // What is rarer than the names of the SDK.
    private static let requests = ["aymentRequest("]

    /// Stripe Elements.
    private static let elements = [
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
            "resolve", signs: ["applePay"], marks: checkout,
            receiver: .event(["shippingaddresschange", "shippingratechange", "onShippingAddressChange", "onShippingRateChange"]),
            .element(.stripeCheckout, list: "changes")),
        SourceCall(
            "update", signs: ["amount"], marks: checkout + agreements,
            .change(.stripeCheckout, member: "elements", of: ["amount", "currency"])),
        SourceCall(
            "update", signs: [], marks: ["expressCheckout"], receiver: .result(of: ["create", "getElement"], with: "expressCheckout"),
            .document(.stripeElementUpdate)),
        SourceCall(
            "update", signs: ["applePay", "wallets"], marks: agreements,
            receiver: .result(of: ["create", "getElement"], with: "payment"), .document(.stripePaymentElement)),
        SourceCall("paymentFailed", signs: ["reason"], marks: checkout, .document(.stripePaymentFailure)),
    ]

    /// The payment request button of Stripe.
    private static let stripeButton = [
        SourceCall(
            "paymentRequest", signs: ["country"], strangers: ["countryCode", "currencyCode"], marks: stripeNames,
            unshown: .named("stripe"), words: requests, .document(.stripePaymentRequest)),
        SourceCall(
            "updateWith", signs: ["status", "displayItems", "total", "shippingOptions"],
            strangers: ["newTotal", "total.amount.value", "error", "shippingAddressErrors"], marks: stripeNames,
            receiver: .event(["shippingaddresschange", "shippingoptionchange"]), words: requests, .document(.stripePaymentUpdate)),
        SourceCall(
            "updateWith", signs: ["status"], strangers: ["newTotal"], marks: stripeNames, words: requests, .document(.stripePaymentUpdate)),
        SourceCall(
            "update", signs: ["displayItems", "shippingOptions", "onBehalfOf"], strangers: ["countryCode"], marks: stripeNames,
            words: requests, .document(.stripeRequestUpdate)),
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
}
