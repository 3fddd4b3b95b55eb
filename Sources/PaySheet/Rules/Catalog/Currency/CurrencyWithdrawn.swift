/// Money of the past.
enum CurrencyWithdrawn: DocumentRule {
    static var rows: [RuleRow] { CurrencyPlace.rows(check) }

    /// Nearly every currency is money in use: one look for this rule and ``CurrencyNotMoney``.
    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // The facts hold the currency of the request in front.
        if context.shape == ShapeIndex.paymentRequest, context.facts.isCurrencyCurrent { return }
        guard let place = CurrencyPlace.find(cursor, context.shape), place.row.status != .current else { return }
        guard place.row.status == .withdrawn || place.row.status == .unofficial else { return CurrencyNotMoney.report(place, &context) }
        let (help, message) = CurrencyPlace.obituary(place.row)
        context.report(.currencyWithdrawn, at: place.node, help: help, message)
    }
}

extension CurrencyPlace {
    /// What to say about a code that is money of the past, or was never in the standard.
    static func obituary(_ row: CurrencyRow) -> (help: String, message: String) {
        let code = "\"" + Currency(packed: row.code).rawValue + "\""
        let successor = Currency(packed: row.code).nearest.map { "\"" + $0.rawValue + "\"" }
        guard row.status == .withdrawn else {
            let help = successor.map { "write " + $0 } ?? "charge in a currency of today"
            return (help, code + " is not in ISO 4217, although browsers take it")
        }
        guard let successor else { return ("charge in a currency of today", code + " is no longer in use") }
        return ("charge in " + successor + ", with the amounts converted", code + " is no longer in use: " + successor + " replaced it")
    }
}
