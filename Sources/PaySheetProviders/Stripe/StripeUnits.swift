import PaySheet

/// The currencies of Stripe, and how many decimals an amount in the smallest unit has.
///
/// Source: https://docs.stripe.com/currencies
package struct StripeUnits {
    package let decimals: Int
    /// Every amount is a multiple of this.
    package let step: Int64
    /// The code in upper case.
    let code: String

    /// - Parameter currency: The code in any case. `nil` unless it has three letters.
    package init?(_ currency: String?) {
        guard let currency, currency.utf8.count == 3 else { return nil }
        code = String(decoding: ASCII.upperCased(currency.utf8), as: UTF8.self)
        if StripeUnits.whole.contains(code) {
            (decimals, step) = (0, 1)
        } else if StripeUnits.thousandths.contains(code) {
            (decimals, step) = (3, 10)
        } else {
            (decimals, step) = (2, code == "ISK" || code == "UGX" ? 100 : 1)
        }
    }

    private static let whole: Set<String> = [
        "BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF", "XOF", "XPF",
    ]
    private static let thousandths: Set<String> = ["BHD", "JOD", "KWD", "OMR", "TND"]

    /// The countries of accounts that `stripe.paymentRequest()` took in 2021.
    static let countries: Set<String> = [
        "AE", "AT", "AU", "BE", "BG", "BR", "CA", "CH", "CI", "CR", "CY", "CZ", "DE", "DK", "DO", "EE", "ES", "FI", "FR", "GB", "GI",
        "GR", "GT", "HK", "HU", "ID", "IE", "IN", "IT", "JP", "LI", "LT", "LU", "LV", "MT", "MX", "MY", "NL", "NO", "NZ", "PE", "PH",
        "PL", "PT", "RO", "SE", "SG", "SI", "SK", "SN", "TH", "TT", "US", "UY",
    ]

    static let intervalUnits = ["year", "month", "day", "hour", "minute"]
    static let modes = ["payment", "setup", "subscription"]
    static let statuses = ["success", "fail", "invalid_shipping_address"]
    static let completions = [
        "success", "fail", "invalid_payer_name", "invalid_payer_phone", "invalid_payer_email", "invalid_shipping_address",
    ]
    static let reasons = ["fail", "invalid_shipping_address", "invalid_billing_address", "invalid_payment_data", "address_unserviceable"]
    static let buttonThemes = ["black", "white", "white-outline"]
    static let buttonTypes = [
        "add-money", "book", "buy", "check-out", "contribute", "donate", "order", "plain", "reload", "rent", "subscribe", "support", "tip",
        "top-up",
    ]
    /// What Stripe writes into the request itself.
    static let filled = ["paymentTiming", "type", "tokenNotificationURL", "supportedNetworks", "merchantCapabilities"]
    static let plans = ["recurringPaymentRequest", "automaticReloadPaymentRequest", "deferredPaymentRequest"]
    /// Members of `stripe.paymentRequest()` that no update takes.
    static let fixed = [
        "country", "requestPayerName", "requestPayerEmail", "requestPayerPhone", "requestShipping", "disableWallets", "wallets",
        "onBehalfOf",
    ]
    /// Members of an Express Checkout Element that its `update()` does not take.
    static let created = ["lineItems", "shippingRates", "applePay", "business", "buttonType", "buttonTheme", "paymentMethods", "wallets"]
    /// Those of them that an answer has.
    static let answered = ["lineItems", "shippingRates", "applePay"]
    /// Members of an answer that belong to the element.
    static let moved = [
        "shippingAddressRequired", "billingAddressRequired", "emailRequired", "phoneNumberRequired", "allowedShippingCountries", "business",
    ]
    /// Words for lines that are not goods.
    static let discounts = ["discount", "rabatt", "rebate", "remise", "descuento", "sconto", "korting"]
    /// Words for lines that can also be goods.
    static let vouchers = discounts + ["coupon", "voucher", "gutschein", "promo"]

    /// The rules for Apple Pay that still make sense about a request of Stripe.
    static let rules = Translation.Document.Rules.only([
        .totalLabel, .totalName, .itemLabel, .planAddressInvalid, .planManagementHttps, .planDescriptionEmpty, .planAgreementLength,
        .planBillingAmount, .planTotalPhase, .recurringCount, .recurringEnded, .recurringOnce, .recurringOrder, .recurringTrialEnd,
        .recurringTrialGap, .reloadThresholdNegative, .deferredCancellationLate, .deferredCancellationPair, .deferredDatePast,
        .deferredZoneUnknown, .shippingNegative, .shippingIdentifierEmpty, .shippingIdentifierRepeated, .currencyUnknown,
        .currencyNotMoney, .currencyWithdrawn, .countryUnknown,
    ])
}
