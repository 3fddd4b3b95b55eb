/// Amounts of one sheet in several currencies.
enum W3CCurrencyMixed: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.details) { details, context in
        var tally = Tally()
        let isTotal = details.isReadable(.total)
        if let total = details.total {
            // An unknown currency of the total has a finding of its own, and nothing to compare with.
            guard let (code, node) = currency(total.money) else { return }
            tally.add(code, node)
        } else if details.isPresent(.total) {
            return
        }
        visit(details, context) { code, node in tally.add(code, node) }
        guard let reference = tally.reference, let other = tally.firstOther else { return }
        let shown = LetterCode.text(reference.code)
        // The engine compares amounts of modifiers later than others: where only they differ, it is said of them.
        let isOfModifiers = details.node(of: .modifiers).map { $0 < other.node && other.node < Int(details.cursor.nodes[$0].next) } == true
        if isTotal, !tally.hasCompanion, tally.hasSecondOther, tally.isOneOther, !isOfModifiers {
            let shownOther = LetterCode.text(other.code)
            context.report(
                .w3cCurrencyMixed, at: reference.node, webKit: .sameCurrency, related: [RelatedNode(other.node, "in " + shownOther)],
                help: "use one currency for all amounts",
                "the total is in \(shown, "currency") and everything else in \(shownOther, "other")")
            return
        }
        var wrong: [(code: UInt32, node: Int)] = []
        visit(details, context) { code, node in
            if code != reference.code { wrong.append((code, node)) }
        }
        let rest: Sentence = isTotal ? " and the total in \(shown, "other")" : " and another in \(shown, "other")"
        for (code, node) in wrong {
            context.report(
                .w3cCurrencyMixed, at: node, webKit: .sameCurrency, related: [RelatedNode(reference.node, "in " + shown)],
                help: "use one currency for all amounts",
                "the amount is in \(LetterCode.text(code), "currency")\(words: rest)")
        }
    }

    /// What the amounts have in common.
    private struct Tally {
        /// The currency to compare with, as three capital letters: the total's, else the first of all.
        var reference: (code: UInt32, node: Int)?
        /// Another amount is in the same currency.
        var hasCompanion = false
        /// The first that differs.
        var firstOther: (code: UInt32, node: Int)?
        /// More than one differs.
        var hasSecondOther = false
        /// All that differ are in one currency.
        var isOneOther = true

        mutating func add(_ code: UInt32, _ node: Int) {
            guard let reference else {
                reference = (code, node)
                return
            }
            if code == reference.code {
                hasCompanion = true
            } else if let firstOther {
                hasSecondOther = true
                if code != firstOther.code { isOneOther = false }
            } else {
                firstOther = (code, node)
            }
        }
    }

    /// Calls back with each amount but the total's.
    private static func visit(_ details: borrowing SheetView, _ context: borrowing RuleContext, _ see: (UInt32, Int) -> Void) {
        visit(details.lineItems, see)
        if context.asksForShipping(details) == true, let options = details.shippingMethods {
            for index in 0..<options.count {
                if let option = options[index], let (code, node) = currency(option.money) { see(code, node) }
            }
        }
        guard let modifiers = details.modifiers else { return }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let method = modifier.supportedMethods, MethodIdentifier(method).isApplePay else {
                continue
            }
            if let total = modifier.total, let (code, node) = currency(total.amount) { see(code, node) }
            visit(modifier.sheet.lineItems, see)
        }
    }

    private static func visit(_ items: consuming Records<ItemView>?, _ see: (UInt32, Int) -> Void) {
        guard let items else { return }
        for index in 0..<items.count {
            if let item = items[index], let (code, node) = currency(item.money) { see(code, node) }
        }
    }

    /// The currency of an amount in capital letters. `nil` if no browser knows it.
    private static func currency(_ money: consuming CurrencyAmountView?) -> (code: UInt32, node: Int)? {
        guard let money, let text = money.currency, text.node.isPlainString, text.byteCount == 3 else { return nil }
        var code: UInt32 = 0
        for index in 0..<3 { code = code &<< 8 | UInt32(ASCII.upperCased(text.byte(index))) }
        guard let row = CurrencyRow.find(code), row.webKit != .never else { return nil }
        return (code, money[.currency])
    }
}
