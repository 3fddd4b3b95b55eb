import PaySheet

// What Stripe.js checks itself, and what it drops.
extension StripeTranslation {
    /// Checks that a text is one of some words.
    mutating func checkWord(_ node: Int?, _ words: [String], _ rule: RuleID, _ noun: String) {
        guard let node, let text = source.text(node), !words.contains(text) else { return }
        report(
            Translation.Problem(
                rule, .error, at: node, "Stripe does not know the \(fixed: noun) \(shown(text))",
                help: "write " + listed(words)))
    }

    // MARK: Elements

    mutating func check(elements: Int, _ units: StripeUnits?) {
        let (mode, amount, currency) = (
            source.member("mode", of: elements), source.member("amount", of: elements), source.member("currency", of: elements)
        )
        checkCurrency(of: elements)
        checkAmount(amount, units)
        if let mode { checkMode(mode, of: elements, amount: amount, currency: currency) }
        if mode == nil, let key = source.entry("amount", of: elements)?.key, !source.isOpen(elements) {
            report(
                Translation.Problem(
                    .stripeMode, .error, at: key, "Stripe throws: \"`amount` is only applicable when a `mode` is set.\"",
                    help: "add mode: \"payment\", or remove the amount if there is a clientSecret"))
        }
        guard let amount, let value = source.wholeNumber(amount) else { return }
        let isPayment = source.text(mode) == "payment"
        guard value < 0 || value == 0 && isPayment else { return }
        report(
            Translation.Problem(
                .stripeAmountZero, .warning, at: amount, "the amount is \(value, "value")", help: "write what the shopper pays"))
    }

    private mutating func checkMode(_ mode: Int, of elements: Int, amount: Int?, currency: Int?) {
        guard let text = source.text(mode) else { return }
        guard StripeUnits.modes.contains(text) else {
            return report(
                Translation.Problem(
                    .stripeMode, .error, at: mode,
                    "Stripe throws: \"mode should be one of the following strings: payment, setup, subscription.\"",
                    help: "write " + listed(StripeUnits.modes)))
        }
        guard text != "setup", !source.isOpen(elements) else { return }
        for (name, node) in [("amount", amount), ("currency", currency)] where node == nil {
            report(
                Translation.Problem(
                    .stripeMode, .error, at: mode, "the mode \(shown(text)) needs the member \(shown(name), "name")",
                    help: "add " + shown(name)))
            return
        }
    }

    mutating func checkCurrency(of object: Int) {
        guard let node = source.member("currency", of: object), let text = source.text(node) else { return }
        let lower = String(decoding: ASCII.lowerCased(text.utf8), as: UTF8.self)
        guard lower != text else { return }
        // Another text is not a code, whatever its case.
        let isCode = text.utf8.count == 3
        report(
            Translation.Problem(
                .stripeCurrencyCase, .error, at: node,
                "the currency \(shown(text))"
                    + " has capitals; Stripe throws: \"currency should be one of the following strings: aed, afn, …\"",
                help: isCode ? "write " + shown(lower) : "write a code of three small letters, such as \"eur\"",
                fix: isCode ? RawFix(.safe, "write " + shown(lower), [.replace(node: node, text: lower)]) : nil))
    }

    /// Checks the options of an element, or an answer to one of its events.
    mutating func check(options: Int, _ units: StripeUnits?, isAnswer: Bool) {
        check(plans: source.member("applePay", of: options), units, isUpdate: false)
        for line in list("lineItems", of: options) {
            checkNames(of: line, ["label": "name", "value": "amount"], "line")
            checkAmount(source.member("amount", of: line), units)
        }
        for rate in list("shippingRates", of: options) {
            checkNames(of: rate, ["label": "displayName", "identifier": "id"], "rate")
            checkAmount(source.member("amount", of: rate), units)
        }
        if isAnswer {
            for name in StripeUnits.moved {
                guard let entry = source.entry(name, of: options) else { continue }
                report(
                    Translation.Problem(
                        .stripeDeprecated, .info, at: entry.key, "\(shown(name), "name") is deprecated in an answer",
                        help: "give it to elements.create(\"expressCheckout\")"))
            }
        }
        let (type, theme) = (source.member("buttonType", of: options), source.member("buttonTheme", of: options))
        checkWord(source.member("applePay", of: type), StripeUnits.buttonTypes, .stripeButton, "button type")
        checkWord(source.member("applePay", of: theme), StripeUnits.buttonThemes, .stripeButton, "button theme")
        guard let rates = source.member("shippingRates", of: options), source.elements(of: rates).count > StripeTranslation.mostRates
        else { return }
        report(
            Translation.Problem(
                .stripeRatesMany, .error, at: rates,
                "there are \(source.elements(of: rates).count, "count")"
                    + " rates; Stripe throws: \"shippingRates should be an array of size less than 10\"",
                help: "offer at most 9"))
    }

    private static let mostRates = 9

    private func list(_ name: String, of object: Int) -> [Int] {
        source.member(name, of: object).map { source.elements(of: $0) } ?? []
    }

    /// Checks that an object does not have the names of another interface.
    private mutating func checkNames(of object: Int, _ names: [String: String], _ noun: String) {
        for (key, _) in source.members(of: object) {
            let name = String(decoding: source.spelling(key), as: UTF8.self)
            guard let right = names[name], source.member(right, of: object) == nil else { continue }
            report(
                Translation.Problem(
                    .stripeMemberName, .error, at: key,
                    "a \(fixed: noun) of Stripe has \(shown(right), "right"), not \(shown(name), "name")",
                    help: "write " + shown(right), fix: RawFix(.safe, "write " + shown(right), [.rename(key: key, name: right)]),
                    covers: [object]))
        }
    }

    /// Checks that an address and rates come together.
    mutating func checkRates(_ element: Int?, _ answers: [Int]) {
        let flag = "shippingAddressRequired"
        let all = [element].compactMap { $0 } + answers
        func isUnclear(_ node: Int) -> Bool {
            source.isOpen(node) || [flag, "shippingRates"].contains { source.member($0, of: node).map { source.isUnknown($0) } ?? false }
        }
        guard !all.contains(where: isUnclear), element != nil || answers.count == 1 else { return }
        let flags = all.compactMap { source.member(flag, of: $0) }
        let required = flags.first { source.isTrue($0) }
        let refused = flags.first { source.isFalse($0) }
        let rates = all.compactMap { source.entry("shippingRates", of: $0) }.first { !source.isNull($0.value) }
        if let required, rates == nil, !answers.isEmpty {
            report(
                Translation.Problem(
                    .stripeRatesPair, .error, at: required,
                    "Stripe throws: \"When `shippingAddressRequired` is true, you must specify `shippingRates`.\"",
                    help: "add shippingRates"))
        } else if required == nil, let rates, element != nil || refused != nil {
            report(
                Translation.Problem(
                    .stripeRatesPair, .error, at: rates.key,
                    "Stripe throws: \"You must specify `shippingAddressRequired: true` when providing `shippingRates`.\"",
                    help: "add shippingAddressRequired: true"))
        }
    }

    // MARK: The payment request button

    mutating func checkCountry(of root: Int) {
        guard let node = source.member("country", of: root), let text = source.text(node), !StripeUnits.countries.contains(text) else {
            return
        }
        let upper = String(decoding: ASCII.upperCased(text.utf8), as: UTF8.self)
        if upper != text, StripeUnits.countries.contains(upper) {
            report(
                Translation.Problem(
                    .stripeCountry, .warning, at: node, "the country \(shown(text)) is not in upper case",
                    help: "write " + shown(upper), fix: RawFix(.safe, "write " + shown(upper), [.replace(node: node, text: upper)])))
        } else if upper.utf8.count == 2 {
            report(
                Translation.Problem(
                    .stripeCountry, .warning, at: node, "\(shown(text)) was not a country of Stripe accounts in 2021",
                    help: "write the country of the Stripe account, not that of the shopper"))
        }
    }

    mutating func checkLegacy(_ root: Int, _ units: StripeUnits?) {
        checkAmount(source.member("amount", of: source.member("total", of: root)), units)
        for item in list("displayItems", of: root) + list("shippingOptions", of: root) {
            checkAmount(source.member("amount", of: item), units)
        }
        check(plans: source.member("applePay", of: root), units, isUpdate: source.member("country", of: root) == nil)
    }

    mutating func checkUpdate(_ root: Int) {
        checkWord(source.member("status", of: root), StripeUnits.statuses, .stripeStatus, "status")
        for name in StripeUnits.fixed {
            guard let entry = source.entry(name, of: root) else { continue }
            report(
                Translation.Problem(
                    .stripeUpdateMember, .error, at: entry.key, "an update does not take \(shown(name), "name")",
                    help: "give it to stripe.paymentRequest()"))
        }
    }

    /// Checks the argument of `update()` of an Express Checkout Element.
    mutating func checkElementUpdate(_ root: Int) {
        for name in StripeUnits.created {
            guard let entry = source.entry(name, of: root) else { continue }
            report(
                Translation.Problem(
                    .stripeUpdateMember, .error, at: entry.key, "update() of the element does not take \(shown(name), "name")",
                    help: StripeUnits.answered.contains(name)
                        ? "give it to event.resolve() of the event \"click\"" : "give it to elements.create(\"expressCheckout\")",
                    covers: [entry.key, entry.value]))
        }
    }
}
