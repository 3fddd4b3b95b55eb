/// A code that is not used for payments. ``CurrencyWithdrawn`` looks for both.
enum CurrencyNotMoney {
    static func report(_ place: CurrencyPlace, _ context: inout RuleContext) {
        let money = Currency(packed: place.row.code).nearest?.rawValue
        context.report(
            .currencyNotMoney, at: place.node, fix: money.map { .write($0, .risky, place.node) },
            help: "use a payment currency, such as " + Shown.quoted(money ?? "USD"),
            "\(place.code, "currency") is \(words: kind(place.row)), not a payment currency")
    }

    private static func kind(_ row: CurrencyRow) -> Sentence {
        switch Currency(packed: row.code).rawValue {
        case "XTS": "an ISO 4217 test code"
        case "XXX": "the ISO 4217 code for no currency"
        case "XAG", "XAU", "XPD", "XPT": "the ISO 4217 code of a metal"
        default: row.status == .fund ? "the ISO 4217 code of a fund or an index" : "the ISO 4217 code of a unit of account"
        }
    }
}
