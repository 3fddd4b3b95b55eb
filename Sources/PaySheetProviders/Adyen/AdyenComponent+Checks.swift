import PaySheet

// What the component checks itself, and what it drops.
extension AdyenComponent {
    mutating func check() {
        checkAmount()
        for name in ["lineItems", "shippingMethods"] { checkLines(source.member(name, of: 0)) }
        for name in AdyenComponent.dropped {
            guard let entry = source.entry(name, of: 0), !source.isNull(entry.value) else { continue }
            report(
                Translation.Problem(
                    .adyenDropped, .warning, at: entry.key, "the component does not pass \(shown(name), "name") to Apple Pay",
                    help: "remove it; the amount gives the total and the currency"))
        }
        for name in ["merchantIdentifier", "merchantDisplayName"] {
            guard let entry = source.member("configuration", of: 0).flatMap({ source.entry(name, of: $0) }) else { continue }
            let right = name == "merchantIdentifier" ? "merchantId" : "merchantName"
            report(
                Translation.Problem(
                    .adyenMerchant, .warning, at: entry.key, "the component does not read \(shown(name), "name")",
                    help: "write " + shown(right),
                    fix: RawFix(.risky, "write " + shown(right), [.rename(key: entry.key, name: right)])))
        }
        checkExpress()
        checkMissing()
        if let node = source.member("domainName", of: 0), let domain = source.text(node),
            domain.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") })
        {
            report(
                Translation.Problem(
                    .adyenDomain, .warning, at: node, "the domain has a scheme, a path or a port", help: "write the host name only"))
        }
    }

    private mutating func checkLines(_ list: Int?) {
        for line in list.map({ source.elements(of: $0) }) ?? [] { checkLine(line) }
    }

    private mutating func checkLine(_ line: Int) {
        guard let node = source.member("amount", of: line), source.isNumber(node) || source.isObject(node) else { return }
        report(
            Translation.Problem(
                .adyenLinesMinor, .error, at: node, "the amount of a line is not decimal text, and Safari throws a TypeError",
                help: "write the amount in the main unit, such as \"23.40\"",
                covers: source.members(of: node).flatMap { [$0.key, $0.value] }
                    + [source.member("value", of: amount)].compactMap { $0 }))
    }

    /// Checks what neither the component nor `AdyenCheckout()` has.
    private mutating func checkMissing() {
        guard let checkout, !source.isOpen(0), !source.isOpen(checkout), source.member("session", of: checkout) == nil else { return }
        if own("countryCode") == nil {
            report(
                Translation.Problem(
                    .adyenCountry, .warning, at: 0, "neither the component nor AdyenCheckout() has a country",
                    help: "add countryCode to the options of AdyenCheckout()"))
        }
        let merchant = source.member("configuration", of: 0)
        guard source.member("totalPriceLabel", of: 0) == nil, source.member("paymentMethodsResponse", of: checkout) == nil,
            merchant.map({ !source.isOpen($0) && source.member("merchantName", of: $0) == nil }) ?? true
        else { return }
        report(
            Translation.Problem(
                .adyenLabel, .warning, at: 0, "nothing names the merchant beside the total",
                help: "add totalPriceLabel, or configuration: { merchantName }"))
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
                source.isText(value) ? "the amount is text" : "the component cuts off the decimals of \(text)",
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
                    "the component throws: \"You must set \"isExpress\" flag to \"true\" in order to use \(name, "name")\"",
                    help: "add isExpress: true"))
        }
    }

    // MARK: Updates

    /// What a listener gives `resolve()` or `reject()`.
    mutating func update() -> Translation {
        let source = source
        if source.member("newTotal", of: 0) == nil, !source.isOpen(0) {
            report(
                Translation.Problem(
                    .adyenUpdate, .error, at: 0, "\"newTotal\" is missing, and Safari throws a TypeError", help: "add newTotal"))
        }
        if let total = source.member("newTotal", of: 0) { checkLine(total) }
        for name in ["newLineItems", "newShippingMethods"] { checkLines(source.member(name, of: 0)) }
        var writer = TranslationWriter(source, for: purpose)
        writer.object(from: 0) { writer in
            for name in ["newTotal", "newLineItems", "newShippingMethods", "errors"] {
                guard let entry = source.entry(name, of: 0) else { continue }
                writer.member(entry.key, entry.value)
            }
        }
        translation.documents.append(writer.document(.shippingContactUpdate, rules: .except([.amountOneDecimal])))
        return translation
    }
}
