/// Money of the past.
enum CurrencyWithdrawn: DocumentRule {
    /// Nearly every currency is money in use: one look for this rule and ``CurrencyNotMoney``.
    static let rows = CurrencyPlace.rows(isMoneyInUse: false) { place, context in
        guard place.row.status == .withdrawn || place.row.status == .unofficial else { return CurrencyNotMoney.report(place, &context) }
        let (help, message) = place.obituary
        context.report(.currencyWithdrawn, at: place.node, help: help, message)
    }
}

extension CurrencyPlace {
    /// What to say about a code that is money of the past, or was never in the standard.
    fileprivate var obituary: (help: String, message: Sentence) {
        let successor = currency.nearest.map { "\"" + $0.rawValue + "\"" }
        guard row.status == .withdrawn else {
            let help = successor.map { "write " + $0 } ?? "charge in a currency of today"
            return (help, "\(code, "currency") is not in ISO 4217, although browsers take it")
        }
        guard let successor else { return ("charge in a currency of today", "\(code, "currency") is no longer in use") }
        return (
            "charge in " + successor + ", with the amounts converted",
            "\(code, "currency") is no longer in use: \(successor, "successor") replaced it"
        )
    }
}
