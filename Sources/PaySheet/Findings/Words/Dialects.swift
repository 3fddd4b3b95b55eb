/// Names of other interfaces that count as those of Apple Pay JS.
struct Dialect: Sendable {
    /// What messages call it.
    let title: String
    /// What is to be done about it.
    let help: String
    /// Names that no other interface has.
    let strong: [StaticString]
    /// Names that others have, too.
    let weak: [StaticString]
    /// Values at the root that no other interface has.
    let values: [StaticString]

    init(title: String, help: String, strong: [StaticString], weak: [StaticString], values: [StaticString] = []) {
        self.title = title
        self.help = help
        self.strong = strong
        self.weak = weak
        self.values = values
    }

    /// How much a name speaks for this dialect.
    func weight(of name: [UInt8]) -> Int {
        if strong.contains(where: { $0.equals(name) }) { return 2 }
        return weak.contains(where: { $0.equals(name) }) ? 1 : 0
    }

    /// All that are known.
    static let all = [
        Dialect(
            title: "PKPaymentRequest, which is for apps",
            help: "on the web the last summary item is \"total\", the others are \"lineItems\", and the merchant identifier stays out",
            strong: ["paymentSummaryItems", "requiredShippingAddressFields", "requiredBillingAddressFields", "PKPaymentRequest"],
            weak: [
                "merchantIdentifier", "startDate", "endDate", "intervalUnit", "intervalCount", "deferredDate", "thresholdAmount",
                "summaryItems",
            ]),
        Dialect(
            title: "Stripe's payment request",
            help:
                "Stripe translates it by itself; for Apple Pay write \"countryCode\", \"currencyCode\" and amounts as text in major units",
            strong: ["disableWallets", "cartItems", "merchantCountryCode", "merchantDisplayName", "jcbEnabled"],
            weak: [
                "country", "currency", "requestPayerName", "requestPayerEmail", "requestPayerPhone", "requestShipping", "displayItems",
                "shippingOptions", "paymentType",
            ]),
        Dialect(
            title: "Google Pay's request", help: "write the members of ApplePayPaymentRequest; nothing carries over but the amounts",
            strong: [
                "transactionInfo", "allowedPaymentMethods", "allowedCardNetworks", "allowedAuthMethods", "merchantInfo",
                "apiVersionMinor", "callbackIntents", "totalPriceStatus",
            ], weak: ["totalPrice", "totalPriceLabel", "currencyCode", "displayItems", "emailRequired", "shippingAddressRequired"]),
        Dialect(
            title: "Adyen's component configuration",
            help: "Adyen translates it by itself; for Apple Pay write \"total\" with an amount as text in major units",
            strong: ["clientKey", "onAdditionalDetails", "shopperReference"],
            weak: ["amount", "configuration", "merchantId", "merchantName", "totalPriceLabel", "paymentMethods", "buttonType"]),
        Dialect(
            title: "Braintree's configuration",
            help: "write only the value of \"paymentRequest\", with all members of ApplePayPaymentRequest",
            strong: ["vaultManager", "dataCollector"], weak: ["authorization", "applePay", "paymentRequest", "displayName", "container"]),
        Dialect(
            title: "PayPal's order", help: "write \"total\" and \"lineItems\" with amounts as text, and \"currencyCode\" once",
            strong: ["purchase_units", "unit_amount", "item_total", "currency_code"], weak: ["breakdown", "intent", "payee", "value"]),
        Dialect(
            title: "Square's payment request",
            help: "Square translates it by itself; for Apple Pay write \"requiredShippingContactFields\" and \"shippingMethods\"",
            strong: ["requestShippingContact", "requestBillingContact", "taxLineItems"], weak: ["shippingOptions", "discounts", "pending"]),
        Dialect(
            title: "Shopify's shop capabilities",
            help: "Shopify's script makes a request of them; for Apple Pay keep only the members of ApplePayPaymentRequest",
            strong: ["shopifyPaymentsEnabled", "supportsSubscriptions"], weak: ["shopId", "merchantId", "merchantName"]),
        Dialect(
            title: "the configuration of Flutter's plugin pay",
            help:
                "the plugin translates \"data\" by itself; on the web write \"total\", \"supports3DS\" for \"3DS\", and no \"displayName\"",
            strong: [], weak: ["provider", "displayName", "merchantIdentifier"], values: ["apple_pay"]),
        Dialect(
            title: "HyperPay's wpwlOptions",
            help: "HyperPay's script completes \"applePay\" by itself; for Apple Pay write all members of ApplePayPaymentRequest",
            strong: ["wpwlOptions", "checkAvailability", "shopperResultTarget", "brandDetection"],
            weak: ["applePay", "displayName", "paymentTarget", "merchantIdentifier"]),
    ]
}

extension Catalog {
    /// The dialect that names and values speak for most; `nil` where that is too little.
    func dialect(of names: [[UInt8]], values: [[UInt8]], threshold: Int) -> Dialect? {
        var best: (dialect: Dialect, weight: Int)?
        for dialect in dialects {
            let isNamed = values.contains { value in dialect.values.contains { $0.equals(value) } }
            let weight = names.reduce(isNamed ? 3 : 0) { $0 + dialect.weight(of: $1) }
            guard weight >= threshold, weight > best.map({ $0.weight }) ?? 0 else { continue }
            best = (dialect, weight)
        }
        return best?.dialect
    }
}
