/// Another currency than the one that the policy names.
enum CurrencyExpected: DocumentRule {
    static let rows = CurrencyPlace.rows(asks: .expectedCurrency) { place, context in
        guard let expected = context.expectations.currency, place.currency != expected else { return }
        context.report(
            .currencyExpected, at: place.node, help: "write \"" + expected.rawValue + "\", with the amounts in it",
            "\(place.code, "currency") is not the currency that is expected here, \"\(expected.rawValue, "expected")\"")
    }
}
