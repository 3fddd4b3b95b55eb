/// A code that is not used for payments. ``CurrencyWithdrawn`` looks for both.
enum CurrencyNotMoney {
    static func report(_ place: CurrencyPlace, _ context: inout RuleContext) {
        let kind = place.row.status == .fund ? "a fund or an index" : "no money: a metal, a unit of account or a test"
        context.report(
            .currencyNotMoney, at: place.node, help: "use a payment currency, such as \"USD\"",
            place.code + " is " + kind + ", and is not used for payments")
    }
}
