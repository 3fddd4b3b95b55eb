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

    private var amount: Int? { source.member("amount", of: 0) }

    /// How many decimals the amount has. Source: https://docs.adyen.com/development-resources/currency-codes
    private var decimals: Int? {
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
    private static let dropped = [
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
            if let country = source.member("countryCode", of: 0) { writer.copy(country) } else { writer.filled("\"NL\"", from: 0) }
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
                if let status = source.member("totalPriceStatus", of: 0) {
                    writer.name("type", from: status)
                    writer.copy(status)
                }
                writer.name("amount", from: amount ?? 0)
                if let value = source.member("value", of: amount), let decimals {
                    writer.amount(value, decimals: decimals)
                } else {
                    writer.filled("\"0.00\"", from: 0)
                }
            }
            for name in AdyenComponent.passed {
                guard let value = source.member(name, of: 0) else { continue }
                writer.name(name, from: value)
                writer.copy(value)
            }
        }
        let silent: [RuleID] = [
            .amountOneDecimal, .amountFewerDecimals, .versionAboveNeed, .planTokenAddressMissing, .totalLabel, .contactFieldsExpected,
        ]
        let currency = source.text(source.member("currency", of: amount))
        translation.documents.append(writer.document(.paymentRequest, rules: .except(silent), currency: currency))
    }

    // MARK: Checks

    private mutating func check() {
        checkAmount()
        for name in ["lineItems", "shippingMethods"] {
            guard let list = source.member(name, of: 0) else { continue }
            for line in source.elements(of: list) {
                guard let node = source.member("amount", of: line), source.isNumber(node) || source.isObject(node) else { continue }
                report(
                    Translation.Problem(
                        .adyenLinesMinor, .error, at: node, "the amount of a line is not decimal text, and Safari throws a TypeError",
                        help: "write the amount in the main unit, such as \"23.40\"",
                        covers: source.members(of: node).flatMap { [$0.key, $0.value] }
                            + [source.member("value", of: amount)].compactMap { $0 }))
            }
        }
        for name in AdyenComponent.dropped {
            guard let entry = source.entry(name, of: 0), !source.isNull(entry.value) else { continue }
            report(
                Translation.Problem(
                    .adyenDropped, .warning, at: entry.key, "the component does not pass " + shown(name) + " to Apple Pay",
                    help: "remove it; the amount gives the total and the currency"))
        }
        for name in ["merchantIdentifier", "merchantDisplayName"] {
            guard let entry = source.member("configuration", of: 0).flatMap({ source.entry(name, of: $0) }) else { continue }
            let right = name == "merchantIdentifier" ? "merchantId" : "merchantName"
            report(
                Translation.Problem(
                    .adyenMerchant, .warning, at: entry.key, "the component does not read " + shown(name), help: "write " + shown(right),
                    fix: RawFix(.risky, "write " + shown(right), [.rename(key: entry.key, name: right)])))
        }
        checkExpress()
        if let node = source.member("domainName", of: 0), let domain = source.text(node),
            domain.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") })
        {
            report(
                Translation.Problem(
                    .adyenDomain, .warning, at: node, "the domain has a scheme, a path or a port", help: "write the host name only"))
        }
    }

    private mutating func checkAmount() {
        guard let amount else { return }
        if source.isNumber(amount) || source.isText(amount) {
            return report(
                Translation.Problem(
                    .adyenAmount, .error, at: amount, "the amount is not an object",
                    help: "write { \"value\": 2340, \"currency\": \"EUR\" } for 23.40 EUR"))
        }
        guard let value = source.member("value", of: amount), source.isText(value) || source.isNumber(value),
            source.wholeNumber(value) == nil
        else { return }
        let text = String(decoding: source.spelling(value), as: UTF8.self)
        let minor = decimals.flatMap { MinorAmount.value([UInt8](text.utf8), decimals: $0) }
        report(
            Translation.Problem(
                .adyenAmount, .error, at: value,
                source.isText(value) ? "the amount is text" : "the component cuts off the decimals of " + text,
                help: "write a whole number in the smallest unit" + (minor.map { ", such as " + String($0) } ?? ""),
                fix: minor.map { RawFix(.risky, "write " + String($0), [.replace(node: value, json: String($0))]) }))
    }

    private mutating func checkExpress() {
        guard !source.isOpen(0) else { return }
        let flag = source.member("isExpress", of: 0)
        guard flag.map({ source.isFalse($0) }) ?? true else { return }
        for name in ["onShippingContactSelected", "onShippingMethodSelected"] {
            guard let entry = source.entry(name, of: 0), !source.isNull(entry.value) else { continue }
            return report(
                Translation.Problem(
                    .adyenExpress, .error, at: entry.key,
                    "the component throws: \"You must set \"isExpress\" flag to \"true\" in order to use " + name + "\"",
                    help: "add isExpress: true"))
        }
    }
}
