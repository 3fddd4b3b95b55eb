import PaySheet

/// What Stripe.js makes of its options.
struct StripeTranslation: SDKReading {
    let source: TranslationSource
    let purpose: Translation.Purpose
    var translation = Translation()

    mutating func translate(_ shape: Int) -> Translation {
        switch shape {
        case ProvidersShape.stripePaymentRequest: paymentRequest(0)
        case ProvidersShape.stripePaymentUpdate, ProvidersShape.stripeRequestUpdate: paymentUpdate(0)
        case ProvidersShape.stripeCompletion:
            checkWord(source.member("status", of: 0), StripeUnits.completions, .stripeStatus, "status")
        case ProvidersShape.stripeElementUpdate: checkElementUpdate(0)
        case ProvidersShape.stripePaymentElement:
            reportUnread(["wallets": nil], of: 0, .stripeUpdateMember, "update() of the element does not take", severity: .error)
            checkout(nil, nil, [], payment: 0)
        case ProvidersShape.stripePaymentFailure: checkWord(source.member("reason", of: 0), StripeUnits.reasons, .stripeStatus, "reason")
        case ProvidersShape.stripeCheckout:
            let answers = source.member("answers", of: 0)
            for change in source.member("changes", of: 0).map({ source.elements(of: $0) }) ?? [] {
                checkDeferred(source.member("applePay", of: change), help: "give it to elements.create()")
            }
            checkout(
                source.member("elements", of: 0), source.member("element", of: 0),
                answers.map { source.elements(of: $0).filter { source.isObject($0) } } ?? [],
                payment: source.member("paymentElement", of: 0))
        case ProvidersShape.stripeElements: checkout(0, nil, [])
        case ProvidersShape.stripeSheetAnswer: checkout(nil, nil, [0])
        default: break
        }
        return translation
    }

    // MARK: Elements

    private mutating func checkout(_ elements: Int?, _ element: Int?, _ answers: [Int], payment: Int? = nil) {
        let units = StripeUnits(source.text(source.member("currency", of: elements)))
        if let elements { check(elements: elements, units) }
        if let element { check(options: element, units, isAnswer: false) }
        for answer in answers { check(options: answer, units, isAnswer: true) }
        checkRates(element, answers)
        for options in [element].compactMap({ $0 }) + answers { checkSum(options, elements) }
        if let payment {
            check(plans: source.member("applePay", of: payment), units, isUpdate: false)
            request(payment, elements: elements, options: [payment], units)
            if element == nil, answers.isEmpty { return }
        }
        for answer in answers.map({ Optional($0) }) + (answers.isEmpty ? [nil] : []) {
            guard let root = answer ?? element ?? elements else { continue }
            request(root, elements: elements, options: [answer, element].compactMap { $0 }, units)
        }
    }

    /// The first value that some options have of a member.
    private func first(_ name: String, _ options: [Int]) -> Int? { options.compactMap { source.member(name, of: $0) }.first }

    private mutating func request(_ root: Int, elements: Int?, options: [Int], _ units: StripeUnits?) {
        let source = source
        var writer = TranslationWriter(source, for: purpose)
        let currency = source.member("currency", of: elements)
        let fields = StripeContactFields(
            shipping: [("shippingAddressRequired", "postalAddress"), ("emailRequired", "email"), ("phoneNumberRequired", "phone")],
            billing: ("billingAddressRequired", "postalAddress"))
        writer.object(from: root, and: options + [elements].compactMap { $0 }) { writer in
            writer.name("countryCode", from: root)
            writer.filled("\"US\"", from: root)
            StripeTranslation.currency(currency, root, source, &writer)
            StripeTranslation.account(root, &writer)
            writer.name("total", from: elements ?? root)
            writer.object(from: elements ?? root) { writer in
                writer.name("label", from: root)
                if let name = source.member("name", of: first("business", options)) {
                    writer.copy(name)
                } else {
                    writer.filled("\"The shop's name\"", from: root)
                }
                writer.name("amount", from: elements ?? root)
                if let amount = source.member("amount", of: elements), let units {
                    writer.amount(amount, decimals: units.decimals)
                } else {
                    writer.filled("\"0.00\"", from: root)
                }
            }
            if let lines = first("lineItems", options), source.isList(lines) {
                self.items("lineItems", lines, label: "name", units, &writer)
            }
            if let rates = first("shippingRates", options), source.isList(rates) {
                self.methods(rates, label: "displayName", units, &writer)
            }
            fields.write(options, source, &writer)
            if let agreement = first("applePay", options) { self.plans(agreement, units, &writer) }
        }
        translation.documents.append(writer.document(.paymentRequest, rules: StripeUnits.rules, currency: units?.code))
    }

    // MARK: The payment request button

    private mutating func paymentRequest(_ root: Int) {
        let source = source
        let units = StripeUnits(source.text(source.member("currency", of: root)))
        checkCurrency(of: root)
        checkCountry(of: root)
        checkTotal(of: root, units)
        checkLegacy(root, units)
        checkFilled(in: root)
        if let wallets = source.entry("wallets", of: root) {
            report(
                Translation.Problem(
                    .stripeDeprecated, .info, at: wallets.key, "\"wallets\" is the old name of \"disableWallets\"",
                    help: "use \"disableWallets\" with the wallets that are not offered"))
        }
        var writer = TranslationWriter(source, for: purpose)
        let fields = StripeContactFields(
            shipping: [
                ("requestShipping", "postalAddress"), ("requestPayerName", "name"), ("requestPayerEmail", "email"),
                ("requestPayerPhone", "phone"),
            ], billing: nil)
        writer.object(from: root) { writer in
            if let country = source.member("country", of: root) {
                writer.name("countryCode", from: country)
                if source.text(country) != nil { writer.upperCased(country) } else { writer.unknown(country) }
            }
            StripeTranslation.currency(source.member("currency", of: root), root, source, &writer)
            StripeTranslation.account(root, &writer)
            if let total = source.member("total", of: root), source.isObject(total) {
                writer.name("total", from: total)
                self.item(total, label: "label", units, &writer)
            }
            if let lines = source.member("displayItems", of: root), source.isList(lines) {
                self.items("lineItems", lines, label: "label", units, &writer)
            }
            if let options = source.member("shippingOptions", of: root), source.isList(options) {
                self.methods(options, label: "label", units, &writer)
            }
            fields.write([root], source, &writer)
            if let agreement = source.member("applePay", of: root) { self.plans(agreement, units, &writer) }
        }
        translation.documents.append(writer.document(.paymentRequest, rules: StripeUnits.rules, currency: units?.code))
    }

    private mutating func paymentUpdate(_ root: Int) {
        let units = StripeUnits(source.text(source.member("currency", of: root)))
        if source.member("currency", of: root) != nil { checkCurrency(of: root) }
        checkLegacy(root, units)
        checkUpdate(root)
        // An update without the currency does not say the amounts.
        guard purpose == .check else { return }
        var writer = TranslationWriter(source, for: purpose)
        writer.object(from: root) { writer in
            if let total = source.member("total", of: root) {
                writer.name("newTotal", from: total)
                item(total, label: "label", units, &writer)
            }
            if let lines = source.member("displayItems", of: root), source.isList(lines) {
                items("newLineItems", lines, label: "label", units, &writer)
            }
        }
        translation.documents.append(
            writer.document(.shippingContactUpdate, rules: .only([.totalLabel, .totalName, .itemLabel]), currency: units?.code))
    }

    // MARK: Parts

    private static func currency(_ node: Int?, _ root: Int, _ source: TranslationSource, _ writer: inout TranslationWriter) {
        writer.name("currencyCode", from: node ?? root)
        if let node, source.text(node) != nil {
            writer.upperCased(node)
        } else if let node, source.isUnknown(node) {
            writer.unknown(node)
        } else {
            writer.filled("\"USD\"", from: root)
        }
    }

    /// What the account of the shop decides.
    private static func account(_ root: Int, _ writer: inout TranslationWriter) {
        writer.name("merchantCapabilities", from: root)
        writer.filled("[\"supports3DS\"]", from: root)
        writer.name("supportedNetworks", from: root)
        writer.filled("[\"amex\",\"discover\",\"masterCard\",\"visa\"]", from: root)
    }

    func item(_ node: Int, label: String, _ units: StripeUnits?, _ writer: inout TranslationWriter) {
        guard source.isObject(node) else { return writer.unknown(node) }
        writer.object(from: node) { writer in
            if let label = source.member(label, of: node) {
                writer.name("label", from: label)
                writer.copy(label)
            }
            if let pending = source.member("pending", of: node), !source.isFalse(pending) {
                writer.name("type", from: pending)
                if source.isTrue(pending) { writer.text("pending", from: pending) } else { writer.unknown(pending) }
            }
            amount("amount", of: node, units, &writer)
        }
    }

    func amount(_ name: String, as other: String? = nil, of node: Int, _ units: StripeUnits?, _ writer: inout TranslationWriter) {
        guard let amount = source.member(name, of: node) else { return }
        writer.name(other ?? name, from: amount)
        if let units { writer.amount(amount, decimals: units.decimals) } else { writer.unknown(amount) }
    }

    private func items(_ name: String, _ list: Int, label: String, _ units: StripeUnits?, _ writer: inout TranslationWriter) {
        writer.name(name, from: list)
        writer.list(from: list, source.elements(of: list)) { writer, node in item(node, label: label, units, &writer) }
    }

    private func methods(_ list: Int, label: String, _ units: StripeUnits?, _ writer: inout TranslationWriter) {
        writer.name("shippingMethods", from: list)
        writer.list(from: list, source.elements(of: list)) { writer, node in
            guard source.isObject(node) else { return writer.unknown(node) }
            writer.object(from: node) { writer in
                for (name, other) in [("id", "identifier"), (label, "label")] { writer.copyMember(name, as: other, of: node) }
                writer.name("detail", from: node)
                if let detail = source.member("detail", of: node) { writer.copy(detail) } else { writer.filled("\"\"", from: node) }
                amount("amount", of: node, units, &writer)
            }
        }
    }
}

/// The parts of contacts that flags ask for.
struct StripeContactFields {
    let shipping: [(flag: String, field: String)]
    let billing: (flag: String, field: String)?

    func write(_ options: [Int], _ source: TranslationSource, _ writer: inout TranslationWriter) {
        var fields: [(node: Int, field: String)] = []
        for (flag, field) in shipping {
            guard let node = options.compactMap({ source.member(flag, of: $0) }).first, source.isTrue(node) else { continue }
            fields.append((node, field))
        }
        if let first = fields.first {
            writer.name("requiredShippingContactFields", from: first.node)
            writer.list(from: first.node, fields.map { $0.node }) { writer, node in
                writer.text(fields.first { $0.node == node }?.field ?? "", from: node)
            }
        }
        if let billing, let node = options.compactMap({ source.member(billing.flag, of: $0) }).first, source.isTrue(node) {
            writer.name("requiredBillingContactFields", from: node)
            writer.list(from: node, [node]) { writer, node in writer.text(billing.field, from: node) }
        }
    }
}
