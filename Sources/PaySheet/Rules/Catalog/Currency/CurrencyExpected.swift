/// Another currency than the one that the policy names.
enum CurrencyExpected: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "currency/expected", "Not the expected currency", .error,
            what: "The currency is not the one that the check was told to expect.",
            why: "Every amount is charged in it: the same digits in another currency are another price.",
            instead: "Write the currency that the shop charges in, or change what the check expects.",
            sources: [], page: "applepaypaymentrequest/currencycode",
            bad: [
                Sample(.request, at: "/currencyCode", expecting: expecting),
                Sample(
                    .w3cUpdate, at: "/total/amount/currency", expecting: Expectations().with { $0.currency = .usd }),
                Sample(.w3c, at: "/details/total/amount/currency", expecting: expecting),
            ],
            good: [
                Sample(.request, [.text("/currencyCode", "EUR")], expecting: expecting), Sample(.w3cUpdate, expecting: expecting),
                Sample(.deferred, expecting: expecting),
            ])
    }

    private static var expecting: Expectations { Expectations().with { $0.currency = .eur } }

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
