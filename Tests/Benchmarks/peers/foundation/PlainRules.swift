import Foundation

/// Typical rules with Foundation alone. Codes exist, amounts have the right decimals, and lines add up. Dates and addresses are
/// readable, and nothing is repeated.
struct PlainRules {
    private let currencies = Set(Locale.commonISOCurrencyCodes)
    private let countries = Set(Locale.Region.isoRegions.map { $0.identifier })
    private let wholes: Set = [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
    ]
    private let thousandths: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

    func accepts(_ request: PlainRequest) -> Bool {
        let currency = request.currencyCode
        let decimals = wholes.contains(currency) ? 0 : thousandths.contains(currency) ? 3 : 2
        guard countries.contains(request.countryCode), currencies.contains(currency), !request.supportedNetworks.isEmpty,
            request.merchantCapabilities.contains("supports3DS"), !request.total.label.isEmpty,
            let total = amount(request.total.amount, decimals), total >= 0, total <= 100_000_000,
            request.supportedCountries?.allSatisfy({ countries.contains($0) }) ?? true
        else { return false }
        return linesAddUp(request.lineItems ?? [], total, decimals) && areMethods(request.shippingMethods ?? [], decimals)
            && areShares(request.multiTokenContexts, total, decimals) && isPlan(request, decimals)
    }

    private func linesAddUp(_ items: [PlainItem], _ total: Decimal, _ decimals: Int) -> Bool {
        var sum = Decimal(0)
        var isSure = !items.isEmpty
        for item in items {
            guard !item.label.isEmpty, let amount = amount(item.amount, decimals) else { return false }
            if item.type == "pending" || item.paymentTiming ?? "immediate" != "immediate" { isSure = false }
            sum += amount
        }
        return !isSure || sum == total
    }

    private func areMethods(_ methods: [PlainMethod], _ decimals: Int) -> Bool {
        for method in methods {
            guard !method.label.isEmpty, !method.identifier.isEmpty, let amount = amount(method.amount, decimals), amount >= 0 else {
                return false
            }
        }
        return Set(methods.map { $0.identifier }).count == methods.count
    }

    private func areShares(_ contexts: [PlainContext]?, _ total: Decimal, _ decimals: Int) -> Bool {
        guard let contexts else { return true }
        var sum = Decimal(0)
        for context in contexts {
            guard let amount = amount(context.amount, decimals), amount >= 0 else { return false }
            sum += amount
        }
        return !contexts.isEmpty && sum <= total && Set(contexts.map { $0.externalIdentifier }).count == contexts.count
    }

    private func isPlan(_ request: PlainRequest, _ decimals: Int) -> Bool {
        if let plan = request.recurringPaymentRequest {
            guard isBilling(plan.regularBilling, "recurring", decimals), isAddress(plan.managementURL), isAddress(plan.tokenNotificationURL)
            else { return false }
            if let trial = plan.trialBilling, !isBilling(trial, "recurring", decimals) { return false }
        }
        if let plan = request.automaticReloadPaymentRequest {
            guard isBilling(plan.automaticReloadBilling, "automaticReload", decimals), isAddress(plan.managementURL),
                isAddress(plan.tokenNotificationURL)
            else { return false }
        }
        if let plan = request.deferredPaymentRequest {
            guard isBilling(plan.deferredBilling, "deferred", decimals), isAddress(plan.managementURL),
                isAddress(plan.tokenNotificationURL), isDate(plan.freeCancellationDate)
            else { return false }
        }
        return true
    }

    private func isBilling(_ item: PlainItem, _ timing: String, _ decimals: Int) -> Bool {
        !item.label.isEmpty && item.paymentTiming == timing && amount(item.amount, decimals) != nil
            && isDate(item.recurringPaymentStartDate) && isDate(item.recurringPaymentEndDate) && isDate(item.deferredPaymentDate)
    }

    private func isDate(_ text: String?) -> Bool { text.map { (try? Date($0, strategy: .iso8601)) != nil } ?? true }

    private func isAddress(_ text: String?) -> Bool { text?.hasPrefix("https://") ?? true }

    /// Returns an amount with at most this number of decimals.
    private func amount(_ text: String, _ decimals: Int) -> Decimal? {
        var point: Int?
        for (place, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "."):
                guard place > 0, point == nil else { return nil }
                point = place
            case UInt8(ascii: "-"): guard place == 0 else { return nil }
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            default: return nil
            }
        }
        if let point, text.utf8.count - point - 1 > decimals || point == text.utf8.count - 1 { return nil }
        return Decimal(string: text)
    }
}
