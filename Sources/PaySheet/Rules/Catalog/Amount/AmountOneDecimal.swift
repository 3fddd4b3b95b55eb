/// One decimal where the documentation wants none or two.
enum AmountOneDecimal: DocumentRule {
    static var rows: [RuleRow] { [] }

    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        guard !place.isW3C, place.amount.scale == 1, place.decimals >= 2, let padded = place.amount.withTwoDecimals?.text else {
            return false
        }
        let help = "write " + Shown.quoted(padded)
        context.report(
            .amountOneDecimal, at: place.node, fix: RawFix(.safe, help, [.replace(node: place.node, text: padded)]), help: help,
            Shown.quoted(place.amount.text) + " has one decimal; the documentation allows none or two")
        return true
    }
}
