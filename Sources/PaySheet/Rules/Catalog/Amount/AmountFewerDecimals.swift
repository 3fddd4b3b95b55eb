/// Fewer decimals than the currency has, which may be a sign of division by 100 where 1000 belongs.
enum AmountFewerDecimals {
    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        let scale = place.amount.scale
        guard scale != 0, scale < place.decimals else { return false }
        context.report(
            .amountFewerDecimals, at: place.node, help: "write all " + String(place.decimals) + " decimals",
            place.decimalsInWords + place.mostDecimalsInWords)
        return true
    }
}
