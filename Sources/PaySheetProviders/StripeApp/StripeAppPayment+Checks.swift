import PaySheet

// What the SDK checks itself, and what it drops.
extension StripeAppPayment {
    /// Checks the argument of `presentApplePay()`, whose items have no types.
    mutating func checkOld() {
        for item in items { checkAmount("amount", of: item) }
        for method in list("shippingMethods") { checkAmount("amount", of: method) }
        checkLastTotal(items, .stripeAppLastTotal)
    }

    mutating func check(isUpdate: Bool) {
        if !isUpdate { checkRequired() }
        for item in items { checkItem(item) }
        checkTotal()
        for method in list("shippingMethods") { checkAmount("amount", of: method) }
        checkRequest()
        checkNames()
    }

    private mutating func checkRequired() {
        if let cart = source.member("cartItems", of: 0), source.isList(cart), source.elements(of: cart).isEmpty {
            report(
                Translation.Problem(
                    .stripeAppRequired, .error, at: cart, "Stripe rejects: \"`cartItems` cannot be empty.\"",
                    help: "add the lines, and the total as the last one"))
        }
        guard !source.isOpen(0) else { return }
        for (name, old) in [("merchantCountryCode", "country"), ("currencyCode", "currency"), ("cartItems", "items")]
        where source.member(name, of: 0) == nil && source.member(old, of: 0) == nil {
            return report(
                Translation.Problem(
                    .stripeAppRequired, .error, at: 0, "\(shown(name), "name") is missing, and Stripe rejects the call",
                    help: "add " + shown(name))
            )
        }
    }

    private mutating func checkItem(_ item: Int) {
        guard source.isObject(item) else { return }
        checkAmount("amount", of: item)
        let type = source.member("paymentType", of: item)
        if let type {
            if let text = source.text(type), !["Immediate", "Recurring", "Deferred"].contains(text) {
                reportType(type, "Stripe does not know the type \(shown(text))")
            }
        } else if !source.isOpen(item) {
            reportType(item, "the item has no paymentType")
        }
        if source.text(type) == "Recurring" || source.member("intervalUnit", of: item) != nil { checkInterval(item) }
        for name in ["startDate", "endDate", "deferredDate"] { checkDate(source.member(name, of: item)) }
    }

    private mutating func reportType(_ node: Int, _ message: Sentence) {
        report(
            Translation.Problem(
                .stripeAppPaymentType, .error, at: node, "\(words: message), and Stripe rejects the call",
                help: "write \"Immediate\", \"Recurring\" or \"Deferred\""))
    }

    private mutating func checkAmount(_ name: String, of object: Int) {
        guard let node = source.member(name, of: object) else { return }
        let isDecimal = source.text(node).map(StripeAppPayment.isDecimal) ?? !source.isNumber(node)
        guard !isDecimal else { return }
        report(
            Translation.Problem(
                .stripeAppAmount, .error, at: node,
                source.isNumber(node) ? "the amount is a number, and the payment fails" : "the amount is not a decimal number in text",
                help: "write text in the main unit, such as \"18.00\""))
    }

    private static func isDecimal(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    }

    private mutating func checkInterval(_ item: Int) {
        let units = ["minute", "hour", "day", "month", "year"]
        if let node = source.member("intervalUnit", of: item), let unit = source.text(node), !units.contains(unit) {
            report(
                Translation.Problem(
                    .stripeAppInterval, .error, at: node, "\(unit, "unit") is not a valid timeInterval, and Stripe rejects the call",
                    help: "write " + listed(units)))
        }
        if let node = source.member("intervalCount", of: item) {
            guard source.isNumber(node), (source.wholeNumber(node) ?? 0) < 1 else { return }
            report(
                Translation.Problem(
                    .stripeAppInterval, .error, at: node, "the number of units is not a whole number above 0", help: "write 1 or more"))
        } else if !source.isOpen(item) {
            report(
                Translation.Problem(
                    .stripeAppInterval, .error, at: item,
                    "Stripe rejects: \"The intervalCount item parameter is required, but none was provided.\"",
                    help: "add intervalCount"))
        }
    }

    private mutating func checkDate(_ node: Int?) {
        guard let node else { return }
        let isLarge = source.wholeNumber(node).map { $0 > StripeAppPayment.mostSeconds } ?? false
        guard isLarge || source.isText(node) else { return }
        report(
            Translation.Problem(
                .stripeAppDate, .error, at: node, isLarge ? "the date is in milliseconds" : "the date is not a number",
                help: "write the seconds since 1970: Math.floor(date.getTime() / 1000)"))
    }

    private static let mostSeconds: Int64 = 100_000_000_000

    private mutating func checkTotal() {
        if let last = items.last, let type = source.text(source.member("paymentType", of: last)), ["Recurring", "Deferred"].contains(type) {
            return report(
                Translation.Problem(
                    .stripeAppLastTotal, .warning, at: last, "the last item is the total of the sheet, and it is not paid now",
                    help: "add an item with the shop's name and the sum at the end"))
        }
        if items.allSatisfy(isImmediate) { checkLastTotal(items, .stripeAppLastTotal) }
    }

    /// Whether an item is paid at once. A name of the SDK's own for the type says nothing, but the other types need more members.
    private func isImmediate(_ item: Int) -> Bool {
        guard let type = source.member("paymentType", of: item), !source.isOpen(item) else { return false }
        return (source.text(type) ?? "Immediate") == "Immediate" && source.member("intervalUnit", of: item) == nil
            && source.member("deferredDate", of: item) == nil
    }

    private mutating func checkRequest() {
        guard let request = source.member("request", of: 0), source.isObject(request) else { return }
        if let entry = source.entry("managementURL", of: request) {
            return report(
                Translation.Problem(
                    .stripeAppRequest, .error, at: entry.key,
                    "Stripe rejects: \"The managementUrl item parameter is required, but none was provided.\"",
                    help: "write \"managementUrl\"",
                    fix: RawFix(.safe, "write \"managementUrl\"", [.rename(key: entry.key, name: "managementUrl")])))
        }
        let type = source.member("type", of: request)
        if let type, let text = source.text(type), !["Recurring", "AutomaticReload", "MultiMerchant"].contains(text) {
            return report(
                Translation.Problem(
                    .stripeAppRequest, .error, at: type, "Stripe rejects: \"Apple Pay request type `\(text)` is not supported.\"",
                    help: "write \"Recurring\", \"AutomaticReload\" or \"MultiMerchant\""))
        }
        let missing = ["description", "managementUrl"].first { source.member($0, of: request) == nil }
        if let missing, !source.isOpen(request), source.text(type) != "MultiMerchant", source.member("merchants", of: request) == nil {
            report(
                Translation.Problem(
                    .stripeAppRequest, .error, at: request,
                    "the agreement has no \(shown(missing), "missing"), and Stripe rejects the call",
                    help: "add " + shown(missing)))
        }
        for name in ["billing", "trialBilling"] {
            guard let billing = source.member(name, of: request) else { continue }
            checkItem(billing)
            guard let type = source.member("paymentType", of: billing), let text = source.text(type), text != "Recurring" else { continue }
            report(
                Translation.Problem(
                    .stripeAppRequest, .error, at: type, "a payment of an agreement has the type \(shown(text))",
                    help: "write \"Recurring\""))
        }
    }

    private mutating func checkNames() {
        for (name, right) in [("paymentSummaryItems", "cartItems"), ("items", "cartItems"), ("jcbEnabled", "additionalEnabledNetworks")] {
            guard let entry = source.entry(name, of: 0) else { continue }
            report(
                Translation.Problem(
                    .stripeAppOldName, .warning, at: entry.key, "Stripe does not read \(shown(name), "name"), an old name",
                    help: "write " + shown(right)))
        }
        if let entry = source.entry("requiredShippingContactFields", of: 0) {
            report(
                Translation.Problem(
                    .stripeAppFieldName, .warning, at: entry.key, "Stripe does not read \"requiredShippingContactFields\"",
                    help: "write \"requiredShippingAddressFields\""))
        }
        for name in ["requiredShippingAddressFields", "requiredBillingContactFields"] {
            for node in list(name) {
                guard let text = source.text(node), let right = ["email": "emailAddress", "phone": "phoneNumber"][text] else { continue }
                report(
                    Translation.Problem(
                        .stripeAppFieldName, .warning, at: node, "Stripe takes the unknown field \(shown(text)) for the name",
                        help: "write " + shown(right), fix: RawFix(.risky, "write " + shown(right), [.replace(node: node, text: right)])))
            }
        }
        for name in ["supportedNetworks", "additionalEnabledNetworks"] {
            for node in list(name) {
                let names = ["visa": "Visa", "masterCard": "MasterCard", "amex": "AmEx", "discover": "Discover", "jcb": "JCB"]
                guard let text = source.text(node), let right = names[text] else { continue }
                report(
                    Translation.Problem(
                        .stripeAppNetwork, .warning, at: node, "\(shown(text)) is the name of a network on the web, not in an app",
                        help: "write " + shown(right), fix: RawFix(.risky, "write " + shown(right), [.replace(node: node, text: right)])))
            }
        }
        guard let entry = source.entry("supportedCountries", of: 0) else { return }
        report(
            Translation.Problem(
                .stripeAppIgnored, .info, at: entry.key, "\"supportedCountries\" does not reach Apple Pay in this SDK", help: "remove it"))
    }
}
