/// A currency that is no number.
enum DecryptedCurrency: DocumentRule {
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
            report(node, number, text.quoted + " is a letter code, but a token names its currency by number", &context)
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
