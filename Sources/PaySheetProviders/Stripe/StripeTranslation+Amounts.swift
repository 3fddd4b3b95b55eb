import PaySheet

// Amounts in the smallest unit, and what they add up to.
extension StripeTranslation {
    /// Checks an amount. Returns whether it can be read.
    mutating func checkAmount(_ node: Int?, _ units: StripeUnits?) {
        guard let node, !source.isUnknown(node) else { return }
        guard source.isText(node) || source.isNumber(node) else { return }
        if source.isNumber(node), isLong(node) { return }
        guard let value = source.wholeNumber(node) else {
            let spelling = String(decoding: source.spelling(node), as: UTF8.self)
            let minor = units.flatMap { MinorAmount.value([UInt8](spelling.utf8), decimals: $0.decimals) }
            let isText = source.isText(node)
            return report(
                Translation.Problem(
                    .stripeAmount, .error, at: node,
                    isText
                        ? "the amount is text; Stripe throws: \"amount should be an amount in the currency's subunit\""
                        : "\(spelling, "spelling") is not a whole number"
                            + "; Stripe throws: \"amount should be an amount in the currency's subunit\"",
                    help: "write a whole number in the smallest unit" + (minor.map { ", such as " + String($0) } ?? ""),
                    fix: minor.map { RawFix(.risky, "write " + String($0), [.replace(node: node, json: String($0))]) }))
        }
        guard let units, units.step > 1, value % units.step != 0 else { return }
        report(
            Translation.Problem(
                .stripeAmountStep, .error, at: node,
                "amounts in \(units.code, "units") end in \(words: units.step == 100 ? "00" : "0")"
                    + " with Stripe, and \(value, "value") does not",
                help: "write a multiple of " + String(units.step)))
    }

    /// Whether a number has an exponent or so many digits that nothing is said about it.
    private func isLong(_ node: Int) -> Bool {
        let spelling = source.spelling(node)
        return spelling.contains { $0 | 0x20 == UInt8(ascii: "e") }
            || !spelling.contains(UInt8(ascii: ".")) && source.wholeNumber(node) == nil
    }

    /// Checks that the lines are not more than the amount of `elements()`.
    mutating func checkSum(_ options: Int, _ elements: Int?) {
        guard let list = source.member("lineItems", of: options), source.isList(list) else { return }
        let lines = source.elements(of: list)
        let amounts = lines.map { source.wholeNumber(source.member("amount", of: $0)) }
        let total = source.wholeNumber(source.member("amount", of: elements))
        let known = amounts.compactMap { $0 }
        if let total, known.count == lines.count {
            let sum = known.reduce(0, +)
            if sum > total { return reportSum(list, lines, known, sum, total, elements) }
        }
        for (line, amount) in zip(lines, amounts) {
            guard let amount, amount > 0, let node = source.member("amount", of: line), names(line, StripeUnits.discounts) else { continue }
            report(
                Translation.Problem(
                    .stripeDiscount, .warning, at: node, "the discount adds \(amount, "amount") to the lines",
                    help: "write -" + String(amount),
                    fix: RawFix(.risky, "write -" + String(amount), [.replace(node: node, json: "-" + String(amount))])))
        }
    }

    private mutating func reportSum(_ list: Int, _ lines: [Int], _ amounts: [Int64], _ sum: Int64, _ total: Int64, _ elements: Int?) {
        var help = "make the amount of elements() at least " + String(sum) + ", with elements.update() before resolve()"
        var fix: RawFix?
        for (line, amount) in zip(lines, amounts) where amount > 0 && sum - 2 * amount == total && names(line, StripeUnits.vouchers) {
            guard let node = source.member("amount", of: line) else { continue }
            help = "write the discount as -" + String(amount)
            fix = RawFix(.risky, "write -" + String(amount), [.replace(node: node, json: "-" + String(amount))])
        }
        let related = source.member("amount", of: elements).map { [RelatedNode($0, "the amount is here")] } ?? []
        report(
            Translation.Problem(
                .stripeLinesSum, .error, at: list,
                "the lines add up to \(sum, "sum"); Stripe throws: \"The amount \(total, "total")"
                    + " is less than the total amount of the line items provided.\"",
                help: help, fix: fix, related: related))
    }

    /// Whether the name of a line has one of some words.
    private func names(_ line: Int, _ words: [String]) -> Bool {
        guard let name = source.text(source.member("name", of: line)) else { return false }
        let text = ASCII.lowerCased(name.utf8)
        return words.contains { word in
            text.indices.contains { start in
                let isStart = start == 0 || !(text[start - 1] >= UInt8(ascii: "a") && text[start - 1] <= UInt8(ascii: "z"))
                return isStart && text[start...].starts(with: word.utf8)
            }
        }
    }

    /// Checks the total of the payment request button.
    mutating func checkTotal(of root: Int, _ units: StripeUnits?) {
        guard let total = source.member("total", of: root), let node = source.member("amount", of: total),
            let value = source.wholeNumber(node)
        else { return }
        let pending = source.member("pending", of: total)
        guard value < 0 || value == 0 && pending == nil && !source.isOpen(total) else { return }
        report(
            Translation.Problem(
                .stripeAmountZero, .warning, at: node,
                "the total is \(value, "value"); Stripe wants \"a positive amount in the currency's subunit\"",
                help: "write what the shopper pays, or pending: true while it is not known"))
    }
}
