/// More decimals than the currency has.
enum AmountDecimals: DocumentRule {
    static var rows: [RuleRow] { AmountCheck.rows }

    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        let scale = place.amount.scale
        // No currency has more than four.
        guard scale > (place.decimals < 0 ? 4 : place.decimals) else { return false }
        let fix = place.rounding()
        context.report(
            .amountDecimals, at: place.node, fix: fix, help: fix?.summary ?? "round it to the decimals of the currency",
            place.decimalsInWords + place.mostDecimalsInWords)
        return true
    }
}
