import PaySheet

/// What the Apple Pay component of Adyen Web makes of its configuration.
struct AdyenComponent: SDKReading {
    let source: TranslationSource
    let purpose: Translation.Purpose
    var translation = Translation()

    mutating func translate() -> Translation {
        check()
        write()
        return translation
    }

    /// The options of `AdyenCheckout()`.
    var checkout: Int? { source.member("checkout", of: 0) }
    var amount: Int? { own("amount") }

    /// A member of the component, or that of `AdyenCheckout()`.
    func own(_ name: String) -> Int? { source.member(name, of: 0) ?? source.member(name, of: checkout) }

    /// How many decimals the amount has. Source: https://docs.adyen.com/development-resources/currency-codes
    var decimals: Int? {
        guard let currency = source.text(source.member("currency", of: amount)), currency.utf8.count == 3 else { return nil }
        if AdyenComponent.whole.contains(currency) { return 0 }
        if AdyenComponent.thousandths.contains(currency) { return 3 }
        return currency == "MRO" ? 1 : 2
    }

    private static let whole: Set<String> = [
        "IDR", "JPY", "KRW", "VND", "BYR", "CVE", "DJF", "GHC", "GNF", "KMF", "PYG", "RWF", "UGX", "VUV", "XAF", "XOF", "XPF",
    ]
    private static let thousandths: Set<String> = ["BHD", "IQD", "JOD", "KWD", "OMR", "LYD", "TND"]
    /// What Apple Pay gets as it is.
    private static let passed = [
        "recurringPaymentRequest", "lineItems", "shippingMethods", "shippingType", "requiredBillingContactFields",
        "requiredShippingContactFields", "billingContact", "shippingContact", "shippingContactEditingMode", "supportedCountries",
        "applicationData", "couponCode", "supportsCouponCode", "merchantCapabilities",
    ]
    static let dropped = [
        "deferredPaymentRequest", "automaticReloadPaymentRequest", "multiTokenContexts", "disbursementRequest", "features",
        "merchantCategoryCode", "applePayLaterAvailability", "total", "currencyCode",
    ]

    // MARK: The request

    private mutating func write() {
        let source = source
        let (amount, decimals) = (amount, decimals)
        var writer = TranslationWriter(source, for: purpose)
        writer.object(from: 0) { writer in
            writer.name("countryCode", from: 0)
            if let country = own("countryCode") { writer.copy(country) } else { writer.filled("\"NL\"", from: 0) }
            writer.name("currencyCode", from: 0)
            if let currency = source.member("currency", of: amount) { writer.copy(currency) } else { writer.filled("\"USD\"", from: 0) }
            if source.member("merchantCapabilities", of: 0) == nil {
                writer.name("merchantCapabilities", from: 0)
                writer.filled("[\"supports3DS\"]", from: 0)
            }
            writer.name("supportedNetworks", from: 0)
            // The networks of the account are used if there are some.
            writer.filled("[\"amex\",\"discover\",\"masterCard\",\"visa\"]", from: 0)
            writer.name("total", from: amount ?? 0)
            writer.object(from: amount.flatMap { source.isObject($0) ? $0 : nil } ?? 0) { writer in
                writer.name("label", from: 0)
                let merchant = source.member("merchantName", of: source.member("configuration", of: 0))
                if let label = source.member("totalPriceLabel", of: 0) ?? merchant {
                    writer.copy(label)
                } else {
                    writer.filled("\"The merchant's name\"", from: 0)
                }
                writer.copyMember("totalPriceStatus", as: "type", of: 0)
                writer.name("amount", from: amount ?? 0)
                if let value = source.member("value", of: amount), let decimals {
                    writer.amount(value, decimals: decimals)
                } else {
                    writer.filled("\"0.00\"", from: 0)
                }
            }
            writer.copyMembers(AdyenComponent.passed, of: 0)
        }
        let silent: [RuleID] = [
            .amountOneDecimal, .amountFewerDecimals, .versionAboveNeed, .planTokenAddressMissing, .totalLabel, .contactFieldsExpected,
        ]
        let currency = source.text(source.member("currency", of: amount))
        translation.documents.append(writer.document(.paymentRequest, rules: .except(silent), currency: currency))
    }
}
