// Generated from the profiles in Sources/PaySheetChecking/Profiles/Data. Do not edit; run `swift run generate`.

extension ProviderProfile {
    /// The names of the providers.
    static let names = ["adyen", "braintree", "checkout", "paypal", "square", "stripe", "worldpay"]

    /// The names in one text. (Joining them at the start takes longer than checking a small file.)
    static let listing = "adyen, braintree, checkout, paypal, square, stripe, worldpay"

    /// The files of the profiles.
    static let texts: [(name: String, text: String)] = [
        (
            name: "adyen",
            text: #"""
                {
                  "title": "Adyen",
                  "checked": "2026-11-25",
                  "sources": [
                    "https://docs.adyen.com/development-resources/currency-codes",
                    "https://docs.adyen.com/payment-methods/apple-pay"
                  ],
                  "decimals": { "CLP": 2, "CVE": 0, "IDR": 0, "ISK": 2 },
                  "refuseNetworks": ["chinaUnionPay"],
                  "notChecked": "the networks of the merchant account, the limits of the acquirer; the component takes whole numbers of minor units"
                }
                """#
        ),
        (
            name: "braintree",
            text: #"""
                {
                  "title": "Braintree",
                  "checked": "2026-11-25",
                  "sources": ["https://developer.paypal.com/braintree/articles/guides/payment-methods/apple-pay"],
                  "expectNetworks": ["visa", "masterCard", "amex", "discover"],
                  "notChecked": "the networks by region (discover only in the United States, amex only with an account of its own), decimals of the processor, the merge with the request of createPaymentRequest"
                }
                """#
        ),
        (
            name: "checkout",
            text: #"""
                {
                  "title": "Checkout.com",
                  "checked": "2026-11-25",
                  "sources": ["https://www.checkout.com/docs/resources/calculating-the-amount"],
                  "decimals": { "BHD": 2, "IQD": 2, "JOD": 2, "KWD": 2, "LYD": 2, "OMR": 2, "TND": 2 },
                  "notChecked": "the limit of nine digits in minor units, amounts of zero, the networks of the processing channel"
                }
                """#
        ),
        (
            name: "paypal",
            text: #"""
                {
                  "title": "PayPal",
                  "checked": "2026-11-25",
                  "sources": [
                    "https://developer.paypal.com/api/rest/reference/currency-codes",
                    "https://paypal.github.io/paypal-js/web-sdk-v6-reference/types/components_applepay-payments.ApplePaySupportedNetwork.html"
                  ],
                  "decimals": { "HUF": 0, "JPY": 0, "TWD": 0 },
                  "expectNetworks": ["amex", "cartesBancaires", "discover", "jcb", "maestro", "masterCard", "visa"],
                  "notChecked": "the currencies that PayPal takes, those that only accounts of one country can use, the amount of the order beside the request"
                }
                """#
        ),
        (
            name: "square",
            text: #"""
                {
                  "title": "Square",
                  "checked": "2026-11-25",
                  "sources": ["https://developer.squareup.com/docs/testing-your-app"],
                  "expectNetworks": ["visa", "masterCard", "amex", "discover", "jcb", "chinaUnionPay"],
                  "notChecked": "the brands by the country of the seller (France, Ireland, Spain and the United Kingdom take only visa, masterCard and amex), eftpos and interac, which need the card itself, the currency of the location"
                }
                """#
        ),
        (
            name: "stripe",
            text: #"""
                {
                  "title": "Stripe",
                  "checked": "2026-11-25",
                  "sources": [
                    "https://docs.stripe.com/currencies",
                    "https://support.stripe.com/questions/deprecation-of-fractional-isk-charges-and-refunds"
                  ],
                  "decimals": { "MGA": 0, "BHD": 2, "JOD": 2, "KWD": 2, "OMR": 2, "TND": 2 },
                  "notChecked": "smallest and largest amounts, the networks of the account and its country; the SDK takes whole numbers of minor units and makes the request by itself"
                }
                """#
        ),
        (
            name: "worldpay",
            text: #"""
                {
                  "title": "Worldpay",
                  "checked": "2026-11-25",
                  "sources": ["https://developer.worldpay.com/products/payments/apple-pay"],
                  "expectCapabilities": ["supports3DS", "supportsCredit", "supportsDebit"],
                  "notChecked": "the networks of the contract, decimals, recurring payments, which the source announces for later"
                }
                """#
        ),
    ]
}
