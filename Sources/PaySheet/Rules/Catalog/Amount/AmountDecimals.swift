/// More decimals than the currency has.
enum AmountDecimals: DocumentRule {
    static var rows: [RuleRow] { AmountCheck.rows }

    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        let scale = place.amount.scale
        // No currency has more than four.
        guard scale > (place.decimals < 0 ? 4 : place.decimals), !endsInRequiredZero(place) else { return false }
        let fix = place.rounding()
        context.report(
            .amountDecimals, at: place.node, fix: fix, help: fix?.summary ?? "round it to the decimals of the currency",
            place.decimalsInWords + place.mostDecimalsInWords)
        return true
    }

    /// Whether the last of three decimals is a zero because the payment provider requires it, and takes two decimals.
    private static func endsInRequiredZero(_ place: AmountPlace) -> Bool {
        guard place.decimals == 2, place.amount.scale == 3, CurrencyRow.find(place.currencyCode)?.digits == 3 else { return false }
        return (try? place.amount.rounded(to: 2, .halfUp)) == place.amount
    }
}
