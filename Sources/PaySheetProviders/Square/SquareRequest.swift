import PaySheet

/// What Square's Web Payments SDK makes of a payment request.
struct SquareRequest: SDKReading {
    let source: TranslationSource
    let purpose: Translation.Purpose
    var translation = Translation()

    mutating func translate() -> Translation {
        check()
        write()
        return translation
    }

    /// What a listener returns.
    mutating func update() -> Translation {
        checkAmounts()
        for name in ["newTotal", "newLineItems", "newShippingMethods"] {
            guard let entry = source.entry(name, of: 0) else { continue }
            let right = ["newTotal": "total", "newLineItems": "lineItems"][name] ?? "shippingOptions"
            report(
                Translation.Problem(
                    .squareUpdate, .error, at: entry.key, "Square does not read \(shown(name), "name"), which is a name of Apple Pay JS",
                    help: "write " + shown(right),
                    fix: RawFix(.risky, "write " + shown(right), [.rename(key: entry.key, name: right)])))
        }
        return translation
    }

    private func list(_ name: String) -> [Int] { source.member(name, of: 0).map { source.elements(of: $0) } ?? [] }

    // MARK: The request

    private mutating func write() {
        let source = source
        let (lines, options) = (list("lineItems"), list("shippingOptions"))
        var writer = TranslationWriter(source, for: purpose)
        writer.object(from: 0) { writer in
            writer.copyMembers(["countryCode", "currencyCode"], of: 0)
            writer.name("merchantCapabilities", from: 0)
            writer.filled("[\"supports3DS\"]", from: 0)
            writer.name("supportedNetworks", from: 0)
            writer.filled("[\"amex\",\"discover\",\"masterCard\",\"visa\"]", from: 0)
            if let total = source.member("total", of: 0), source.isObject(total) {
                writer.name("total", from: total)
                SquareRequest.item(total, source, &writer)
            }
            if let list = source.member("lineItems", of: 0), source.isList(list) {
                writer.name("lineItems", from: list)
                writer.list(from: list, lines) { writer, node in SquareRequest.item(node, source, &writer) }
            }
            if let list = source.member("shippingOptions", of: 0), source.isList(list) {
                writer.name("shippingMethods", from: list)
                writer.list(from: list, options) { writer, node in
                    writer.object(from: node) { writer in
                        for (name, other) in [("id", "identifier"), ("label", "label"), ("amount", "amount")] {
                            writer.copyMember(name, as: other, of: node)
                        }
                        writer.name("detail", from: node)
                        writer.filled("\"\"", from: node)
                    }
                }
            }
        }
        let rules: [RuleID] = [
            .amountDecimals, .amountDigits, .totalLabel, .totalName, .totalNegative, .totalZero, .itemLabel, .shippingNegative,
            .currencyNotMoney, .currencyWithdrawn,
        ]
        translation.documents.append(writer.document(.paymentRequest, rules: .only(rules)))
    }

    private static func item(_ node: Int, _ source: TranslationSource, _ writer: inout TranslationWriter) {
        guard source.isObject(node) else { return writer.unknown(node) }
        writer.object(from: node) { writer in
            writer.copyMembers(["label", "amount"], of: node)
            if let pending = source.member("pending", of: node), source.isTrue(pending) {
                writer.name("type", from: pending)
                writer.text("pending", from: pending)
            }
        }
    }

    // MARK: Checks

    private mutating func check() {
        checkAmounts()
        checkSum(source.member("total", of: 0))
        for name in ["requestEmailAddress", "supportedNetworks", "merchantCapabilities", "displayItems", "country", "currency"] {
            guard let entry = source.entry(name, of: 0) else { continue }
            report(
                Translation.Problem(
                    .squareMember, .warning, at: entry.key, "Square does not read \(shown(name), "name")", help: "remove it"))
        }
        checkOptions()
    }

    private mutating func checkAmounts() {
        let total = source.member("total", of: 0)
        for item in list("lineItems") + list("shippingOptions") + [total].compactMap({ $0 }) {
            guard let node = source.member("amount", of: item), source.isNumber(node) else { continue }
            report(
                Translation.Problem(
                    .squareAmount, .error, at: node, "the amount is a number; Square throws an InvalidPaymentRequestError",
                    help: "write text in the main unit, such as \"12.00\""))
        }
    }

    private mutating func checkSum(_ total: Int?) {
        guard let total, let list = source.member("lineItems", of: 0), source.isList(list), !source.isOpen(0) else { return }
        let lines = source.elements(of: list)
        if let pending = lines.compactMap({ source.member("pending", of: $0) }).first(where: { source.isTrue($0) }),
            source.member("pending", of: total).map({ source.isFalse($0) }) ?? !source.isOpen(total)
        {
            report(
                Translation.Problem(
                    .squarePending, .warning, at: pending, "a line is pending, and the total is not",
                    help: "add pending: true to the total"))
        }
        guard !lines.isEmpty,
            let node = source.member("amount", of: total), let sum = minor(node)
        else { return }
        var added: Int64 = 0
        for line in lines {
            guard let amount = source.member("amount", of: line).flatMap({ minor($0) }) else { return }
            added += amount
        }
        // The price of an option can be in the total.
        let prices = self.list("shippingOptions").map { source.member("amount", of: $0).flatMap { minor($0) } }
        let isOption = prices.contains { $0.map { added + $0 == sum } ?? true }
        guard added != sum, !isOption, source.member("shippingOptions", of: 0).map({ source.isList($0) }) ?? true else { return }
        report(
            Translation.Problem(
                .squareSum, .warning, at: node,
                "the lines add up to \(shown(thousandths: added), "added")" + ", not to the total \(shown(thousandths: sum), "sum")",
                help: "make the total the sum of the lines", related: [RelatedNode(list, "the lines are here")]))
    }

    /// The amount in thousandths.
    private func minor(_ node: Int) -> Int64? { source.text(node).flatMap { MinorAmount.value([UInt8]($0.utf8), decimals: 3) } }

    private mutating func checkOptions() {
        guard let entry = source.entry("shippingOptions", of: 0), source.isList(entry.value) else { return }
        let flag = source.member("requestShippingContact", of: 0)
        if flag.map({ source.isFalse($0) }) ?? !source.isOpen(0), !source.elements(of: entry.value).isEmpty {
            report(
                Translation.Problem(
                    .squareOptions, .warning, at: entry.key, "there are shipping options, and the sheet does not ask for an address",
                    help: "add requestShippingContact: true"))
        }
        var seen: [String] = []
        for option in source.elements(of: entry.value) {
            guard let node = source.member("id", of: option), let id = source.text(node) else { continue }
            if seen.contains(id) {
                report(
                    Translation.Problem(
                        .squareOptions, .warning, at: node, "another shipping option has the id \(shown(id), "id")",
                        help: "use each id once"))
            }
            seen.append(id)
        }
    }
}
