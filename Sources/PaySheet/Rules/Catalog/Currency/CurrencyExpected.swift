/// Another currency than the one that the policy names.
enum CurrencyExpected: DocumentRule {
    static var rows: [RuleRow] { CurrencyPlace.rows(asks: .expectedCurrency, check) }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let expected = context.expectations.currency, let place = CurrencyPlace.find(cursor, context.shape) else { return }
        let currency = Currency(packed: place.row.code)
        guard currency != expected else { return }
        context.report(
            .currencyExpected, at: place.node, help: "write \"" + expected.rawValue + "\", with the amounts in it",
            "\"" + currency.rawValue + "\" is not the currency that is expected here, \"" + expected.rawValue + "\"")
    }
}
