/// One decimal where the documentation wants none or two.
enum AmountOneDecimal {
    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        guard !place.isW3C, place.amount.scale == 1, place.decimals >= 2, let padded = place.amount.padded(to: 2)?.text else {
            return false
        }
        context.report(
            .amountOneDecimal, at: place.node, fix: .write(padded, .safe, place.node),
            "\"\(shown: place.amount)\" has one decimal; the documentation allows none or two")
        return true
    }
}
