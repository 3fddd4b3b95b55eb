/// A currency that is not a number.
enum DecryptedCurrency: OneRowRule {
    static let row = RuleRow.text(DecryptedPaymentDataView.self, .currencyCode) { code, node, context in
        if let number = code.number(ofDigits: 1...3) {
            let isKnown = CurrencyRow.all.contains { Int64($0.numeric) == number && number != 0 }
            if isKnown, code.byteCount == 3 { return }
            let fault: Sentence = isKnown ? " has lost its leading zeros" : " is the number of no currency"
            report(node, isKnown ? number : nil, "\(code.quoted, "code")\(words: fault)", &context)
        } else if let number = Currency(rawValue: code.string).numericCode {
            report(node, Int64(number), "\(code.quoted, "code") is a letter code, but a token names its currency by number", &context)
        } else {
            report(node, nil, "\(code.quoted, "code") is not the number of a currency", &context)
        }
    }

    private static func report(_ node: Int, _ number: Int64?, _ message: Sentence, _ context: inout RuleContext) {
        let fix = number.map { RawFix.write(String($0, digits: 3), .safe, node) }
        context.report(
            .decryptedCurrency, at: node, fix: fix, help: fix?.summary ?? "keep the three digits that the token has", message)
    }
}
