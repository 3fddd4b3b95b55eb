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
                Sample(.request, at: "/currencyCode", policy: expecting),
                Sample(
                    .w3cUpdate, at: "/total/amount/currency", policy: Policy().with { $0.expectedCurrency = .usd }),
                Sample(.w3c, at: "/details/total/amount/currency", policy: expecting),
            ],
            good: [
                Sample(.request, [.text("/currencyCode", "EUR")], policy: expecting), Sample(.w3cUpdate, policy: expecting),
                Sample(.deferred, policy: expecting),
            ])
    }

    private static var expecting: Policy { Policy().with { $0.expectedCurrency = .eur } }

    static var rows: [RuleRow] { CurrencyPlace.rows(asks: .expectedCurrency, check) }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let expected = context.policy.expectedCurrency, let place = CurrencyPlace.find(cursor, context.shape) else { return }
        let currency = Currency(packed: place.row.code)
        guard currency != expected else { return }
        context.report(
            .currencyExpected, at: place.node, help: "write \"" + expected.rawValue + "\", with the amounts in it",
            "\"" + currency.rawValue + "\" is not the currency that is expected here, \"" + expected.rawValue + "\"")
    }
}
