/// A currency that is no number.
enum DecryptedCurrency: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "decrypted/currency", "Currency number in decrypted data", .error,
            what: "currencyCode of the decrypted data is not a number of ISO 4217 with three digits.",
            why:
                "The token names its currency by number, with leading zeros. Whoever compares it with the currency of the order finds "
                + "another one, and refuses the payment or charges the wrong money.",
            instead: "Keep the text as it came out of the token; 840 is the US dollar and 036 the Australian.",
            sources: ["DP-001"], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(.decrypted, [.text("/currencyCode", "USD")], at: "/currencyCode", shows: ["DP-001"]),
                Sample(.decrypted, [.text("/currencyCode", "36")], at: "/currencyCode", shows: ["DP-001"]),
                Sample(.decrypted, [.text("/currencyCode", "841")], at: "/currencyCode", shows: ["DP-001"]),
                Sample(.decrypted, [.text("/currencyCode", "")], at: "/currencyCode", shows: ["DP-001"]),
                Sample(.decrypted, [.text("/currencyCode", "000")], at: "/currencyCode", shows: ["DP-001"]),
            ],
            good: [Sample(.decrypted, [.text("/currencyCode", "036")]), Sample(.decrypted, [.text("/currencyCode", "978")])])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.decryptedPaymentData, needs: [DecryptedPaymentData.Slot.currencyCode], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(DecryptedPaymentData.Slot.currencyCode),
            let node = cursor.slot(DecryptedPaymentData.Slot.currencyCode)
        else { return }
        if let number = text.number(ofDigits: 1...3) {
            let isKnown = CurrencyRow.all.contains { Int($0.numeric) == number && number != 0 }
            guard text.isShorter(than: 3) || !isKnown else { return }
            if isKnown {
                report(node, number, text.quoted + " has lost its leading zeros", &context)
            } else {
                report(node, nil, text.quoted + " is the number of no currency", &context)
            }
        } else if let number = Currency(rawValue: text.string).numericCode {
            report(node, number, text.quoted + " is a code of letters, and the token names its currency by number", &context)
        } else {
            report(node, nil, text.quoted + " is no number of a currency", &context)
        }
    }

    private static func report(_ node: Int, _ number: Int?, _ message: String, _ context: inout RuleContext) {
        guard let number else {
            context.report(.decryptedCurrency, at: node, help: "keep the three digits that the token has", message)
            return
        }
        let digits = String(number)
        let text = String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
        context.report(
            .decryptedCurrency, at: node, fix: RawFix(.safe, "write \"" + text + "\"", [.replace(node: node, text: text)]),
            help: "write \"" + text + "\"", message)
    }
}
