/// A code that nobody can be charged in.
enum CurrencyNotMoney: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "currency/not-money", "Nothing to pay with", .warning,
            what: "The code is in ISO 4217, but it stands for a metal, a fund, an index or a test, not for money.",
            why: "Safari takes every code of the standard and opens the sheet. No bank pays in gold or in XTS, so the payment fails later.",
            instead: "Charge in money; in tests, too, use the currency of the shop.",
            sources: ["AP-CURRENCY-ISO"], page: "applepaypaymentrequest/currencycode",
            bad: [
                Sample(.request, [.text("/currencyCode", "XTS")], at: "/currencyCode", shows: ["AP-CURRENCY-ISO"]),
                Sample(.request, [.text("/currencyCode", "CHE")], at: "/currencyCode", shows: ["AP-CURRENCY-ISO"]),
                Sample(
                    .w3cUpdate, [.set("", #"{"total":{"label":"Nordlicht","amount":{"currency":"XAU","value":"10.00"}}}"#)],
                    at: "/total/amount/currency", shows: ["AP-CURRENCY-ISO"]),
            ],
            good: [
                Sample(.request, [.text("/currencyCode", "CHF")]), Sample(.request, [.text("/currencyCode", "XCD")]),
                Sample(.w3cUpdate, [.set("", #"{"total":{"label":"Nordlicht","amount":{"currency":"XPF","value":"10"}}}"#)]),
            ])
    }

    /// ``CurrencyWithdrawn`` looks for both.
    static var rows: [RuleRow] { [] }

    static func report(_ place: (node: Int, row: CurrencyRow), _ context: inout RuleContext) {
        let kind = place.row.status == .fund ? "a fund or an index" : "no money: a metal, a unit of account or a test"
        context.report(
            .currencyNotMoney, at: place.node, help: "charge in money, such as \"USD\"",
            "\"" + Currency(packed: place.row.code).rawValue + "\" is " + kind + ", and nobody can pay in it")
    }
}
