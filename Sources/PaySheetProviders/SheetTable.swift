import PaySheet

/// Where the options of an SDK have what a request for Apple Pay has. A path has the members that lead to a value.
struct SheetTable: Sendable {
    /// The country and the currency of the request.
    var country = ["countryCode"]
    var currency = ["currencyCode"]
    /// The list of lines.
    var lines = ["lineItems"]
    /// The total: an object with a label, or only the amount. Without it, the last line is the total.
    var total: [String]?
    /// The name beside a total that is only an amount.
    var label: [String] = []
    /// The list of shipping methods.
    var methods: [String] = []
    /// The way from a line to its amount.
    var amount = ["amount"]
    /// How many decimals amounts in the smallest unit have. Without it, they are in the main unit.
    var decimals: Int?
    /// The object with members that Apple Pay gets as they are, and their names.
    var passed: (object: [String], names: [String]) = ([], [])
    /// An agreement about regular payments.
    var plan: PlanTable?
    /// The rules about requests that make sense besides those about totals, lines and plans.
    var rules: [RuleID] = []

    /// The rules that make sense for every SDK.
    static let rules: [RuleID] =
        [
            .totalLabel, .totalName, .totalNegative, .itemLabel, .amountDecimals, .amountDigits, .shippingNegative,
            .shippingIdentifierRepeated, .currencyNotMoney, .currencyWithdrawn,
        ] + PlanTable.rules
}

/// Where the options of an SDK have an agreement about regular payments.
struct PlanTable: Sendable {
    /// The way to the agreement.
    var object: [String]
    /// The names of its texts, and their names in a request.
    var texts: KeyValuePairs<String, String>
    /// The names of its payments, and their names in a request.
    var billings: KeyValuePairs<String, String> = ["regularBilling": "regularBilling", "trialBilling": "trialBilling"]
    /// The names of the members of a payment, and their names in a request.
    var members: KeyValuePairs<String, String> = [
        "startDate": "recurringPaymentStartDate", "endDate": "recurringPaymentEndDate",
        "intervalUnit": "recurringPaymentIntervalUnit", "intervalCount": "recurringPaymentIntervalCount",
    ]
    /// How many units of a date that is a number are a second.
    var ticks: Int64 = 1

    /// The rules about agreements that make sense for every SDK. What SDKs fill in is not checked.
    static let rules: [RuleID] = [
        .planAddressInvalid, .planManagementHttps, .planDescriptionEmpty, .planAgreementLength, .planBillingAmount, .recurringCount,
        .recurringEnded, .recurringOrder, .deferredDatePast,
    ]
}

/// Options that become a request for Apple Pay by a table.
struct TableSheet: SDKReading {
    let source: TranslationSource
    let purpose: Translation.Purpose
    var translation = Translation()
    let table: SheetTable

    init(_ source: TranslationSource, _ purpose: Translation.Purpose, _ table: SheetTable) {
        (self.source, self.purpose, self.table) = (source, purpose, table)
    }

    /// The nodes of the lines.
    var lines: [Int] { node(table.lines).map { source.elements(of: $0) } ?? [] }

    /// Writes the request.
    mutating func write() {
        let lines = lines
        let total = table.total.map { node($0) } ?? lines.last
        var writer = TranslationWriter(source, for: purpose)
        writer.object(from: 0) { writer in
            for (path, name, example) in [(table.country, "countryCode", "\"US\""), (table.currency, "currencyCode", "\"USD\"")] {
                writer.name(name, from: node(path) ?? 0)
                if let code = node(path) { writer.copy(code) } else { writer.filled(example, from: 0) }
            }
            writer.name("merchantCapabilities", from: 0)
            writer.filled("[\"supports3DS\"]", from: 0)
            writer.name("supportedNetworks", from: 0)
            writer.filled("[\"amex\",\"masterCard\",\"visa\"]", from: 0)
            writer.name("total", from: total ?? 0)
            if let total { self.total(total, &writer) } else { writer.filled("{\"label\":\"The shop\",\"amount\":\"1.00\"}", from: 0) }
            if let list = node(table.lines), source.isList(list), table.total != nil || lines.count > 1 {
                writer.name("lineItems", from: list)
                writer.list(from: list, table.total == nil ? lines.dropLast() : lines) { writer, line in item(line, &writer) }
            }
            if let list = node(table.methods), source.isList(list), !table.methods.isEmpty {
                writer.name("shippingMethods", from: list)
                writer.list(from: list, source.elements(of: list)) { writer, method in self.method(method, &writer) }
            }
            if let object = node(table.passed.object) { writer.copyMembers(table.passed.names, of: object) }
            if let plan = table.plan { self.plan(plan, &writer) }
        }
        translation.documents.append(writer.document(.paymentRequest, rules: .only(SheetTable.rules + table.rules)))
    }

    private func total(_ node: Int, _ writer: inout TranslationWriter) {
        guard !source.isObject(node) else { return item(node, &writer) }
        writer.object(from: node) { writer in
            writer.name("label", from: 0)
            if let label = self.node(table.label) { writer.copy(label) } else { writer.filled("\"The shop\"", from: 0) }
            writer.name("amount", from: node)
            amount(node, &writer)
        }
    }

    private func item(_ node: Int, _ writer: inout TranslationWriter) {
        guard source.isObject(node) else { return writer.unknown(node) }
        writer.object(from: node) { writer in
            writer.copyMember("label", as: "label", of: node)
            if let amount = self.node(table.amount, in: node) {
                writer.name("amount", from: amount)
                self.amount(amount, &writer)
            }
            guard source.text(source.member("type", of: node)) == "pending" else { return }
            writer.copyMember("type", as: "type", of: node)
        }
    }

    private func method(_ node: Int, _ writer: inout TranslationWriter) {
        guard source.isObject(node) else { return writer.unknown(node) }
        writer.object(from: node) { writer in
            for (name, other) in [("id", "identifier"), ("label", "label"), ("detail", "detail")] {
                writer.copyMember(name, as: other, of: node)
            }
            guard let amount = self.node(table.amount, in: node) else { return }
            writer.name("amount", from: amount)
            self.amount(amount, &writer)
        }
    }

    private func amount(_ node: Int, _ writer: inout TranslationWriter) {
        if let decimals = table.decimals {
            writer.amount(node, decimals: decimals)
        } else if source.isNumber(node) {
            let spelling = source.spelling(node)
            let isPlain = spelling.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
            if isPlain { writer.text(String(decoding: spelling, as: UTF8.self), from: node) } else { writer.unknown(node) }
        } else {
            writer.copy(node)
        }
    }

    private func plan(_ table: PlanTable, _ writer: inout TranslationWriter) {
        guard let plan = node(table.object), source.isObject(plan) else { return }
        writer.name("recurringPaymentRequest", from: plan)
        writer.object(from: plan) { writer in
            for (name, other) in table.texts { writer.copyMember(name, as: other, of: plan) }
            for (name, other) in table.billings {
                guard let billing = source.member(name, of: plan), source.isObject(billing) else { continue }
                writer.name(other, from: billing)
                writer.billing(billing, timing: "recurring", table, source)
            }
        }
    }

    /// The value at the end of a path from an object, at first the root. In a list of methods of payment, that of Apple Pay counts.
    func node(_ path: [String], in object: Int = 0) -> Int? {
        path.reduce(Optional(object)) { node, name in
            guard let node else { return nil }
            let methods = source.elements(of: node)
            return source.member(name, of: source.isList(node) ? methods.first(where: isApplePay) : node)
        }
    }

    private func isApplePay(_ method: Int) -> Bool {
        guard let names = source.member("supportedMethods", of: method) else { return false }
        let all = source.isList(names) ? source.elements(of: names) : [names]
        return all.contains { source.isUnknown($0) || source.text($0) == "apple-pay" }
    }
}

extension TranslationWriter {
    /// Writes a payment of an agreement, or a line that is charged later.
    mutating func billing(_ node: Int, timing: String, _ table: PlanTable, _ source: TranslationSource) {
        object(from: node) { writer in
            writer.copyMembers(["label", "amount"], of: node)
            writer.name("paymentTiming", from: node)
            writer.constant("\"" + timing + "\"", from: node)
            for (name, other) in table.members {
                guard let value = source.member(name, of: node) else { continue }
                // Apple Pay on the web has no weeks.
                guard source.text(value) != "week" else { return }
                writer.name(other, from: value)
                guard other.hasSuffix("Date"), let number = source.wholeNumber(value) else {
                    writer.copy(value)
                    continue
                }
                writer.text(Instant(secondsSince1970: number / table.ticks).description, from: value)
            }
        }
    }
}
